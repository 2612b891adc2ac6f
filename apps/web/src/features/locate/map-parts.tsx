import { IconCurrentLocation } from '@tabler/icons-react';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { commandControl } from '../../ui/controls/command-control.tsx';
import { FailedPart, LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { locateCommand, locateSwitch } from './locate-command.ts';

const loadTool = async () => (await import('./locate-tool.tsx')).LocateTool;

/** The tool, which is loaded when the control is used for the first time. */
function LocatePart() {
  if (!locateSwitch.useIsOn()) return null;
  return (
    <LazyPart
      load={loadTool}
      properties={{}}
      renderFailure={(retry) => <FailedPart onRetry={retry} onDismiss={() => locateSwitch.set(false)} />}
    />
  );
}

export const locateParts: readonly MapPart[] = [
  commandControl(locateCommand, {
    icon: IconCurrentLocation,
    slot: 'view',
    rank: 30,
    isAmongFurtherControls: true,
  }),
  { id: 'locate', slot: 'edge', rank: 45, Part: LocatePart },
];
