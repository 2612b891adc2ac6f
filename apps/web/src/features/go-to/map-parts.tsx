import { IconMapPinPin } from '@tabler/icons-react';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { commandControl } from '../../ui/controls/command-control.tsx';
import { LazyDialog } from '../../ui/dialog/lazy-dialog.tsx';
import { goToCommand, goToDialog } from './go-to-command.ts';

const loadDialog = async () => (await import('./go-to-dialog.tsx')).GoToDialog;

function GoToPart() {
  return <LazyDialog isOpen={goToDialog.useIsOn()} load={loadDialog} onClose={() => goToDialog.set(false)} />;
}

export const goToParts: readonly MapPart[] = [
  commandControl(goToCommand, {
    icon: IconMapPinPin,
    slot: 'view',
    rank: 50,
    isAmongFurtherControls: true,
  }),
  { id: 'go-to', slot: 'edge', rank: 50, Part: GoToPart },
];
