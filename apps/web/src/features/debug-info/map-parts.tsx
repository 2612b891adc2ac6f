import type { MapPart } from '../../lib/manifest/map-part.ts';
import { changeOptions, useOptions } from '../../lib/options/options-store.ts';
import { FailedPart, LazyPart } from '../../ui/feedback/lazy-part.tsx';

const loadPanel = async () => (await import('./debug-panel.tsx')).DebugPanel;

function DebugPart() {
  const close = () => changeOptions({ showDebugInfo: false });
  if (!useOptions(({ showDebugInfo }) => showDebugInfo)) return null;
  return (
    <LazyPart
      load={loadPanel}
      properties={{ onClose: close }}
      renderFailure={(retry) => <FailedPart onRetry={retry} onDismiss={close} />}
    />
  );
}

export const debugInfoParts: readonly MapPart[] = [
  // A phone has no room for it.
  { id: 'debug-info', slot: 'edge', rank: 70, isOmittedOnPhones: true, Part: DebugPart },
];
