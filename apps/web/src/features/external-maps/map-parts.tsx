import { IconExternalLink } from '@tabler/icons-react';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { commandControl } from '../../ui/controls/command-control.tsx';
import { LazyDialog } from '../../ui/dialog/lazy-dialog.tsx';
import { externalMapsCommand, externalMapsDialog } from './external-maps-command.ts';

const loadDialog = async () => (await import('./external-maps-dialog.tsx')).ExternalMapsDialog;

function ExternalMapsPart() {
  return (
    <LazyDialog
      isOpen={externalMapsDialog.useIsOn()}
      load={loadDialog}
      onClose={() => externalMapsDialog.set(false)}
    />
  );
}

export const externalMapsParts: readonly MapPart[] = [
  commandControl(externalMapsCommand, {
    icon: IconExternalLink,
    slot: 'view',
    rank: 60,
    isAmongFurtherControls: true,
  }),
  { id: 'external-maps', slot: 'edge', rank: 60, Part: ExternalMapsPart },
];
