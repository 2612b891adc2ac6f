import { IconFileExport } from '@tabler/icons-react';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { commandControl } from '../../ui/controls/command-control.tsx';
import { LazyDialog } from '../../ui/dialog/lazy-dialog.tsx';
import { exportCommand, exportDialog } from './export-command.ts';

const loadDialog = async () => (await import('./export-dialog.tsx')).ExportDialog;

function ExportPart() {
  return (
    <LazyDialog isOpen={exportDialog.useIsOn()} load={loadDialog} onClose={() => exportDialog.set(false)} />
  );
}

export const exportParts: readonly MapPart[] = [
  commandControl(exportCommand, {
    icon: IconFileExport,
    slot: 'view',
    rank: 74,
    isAmongFurtherControls: true,
  }),
  { id: 'export-route', slot: 'edge', rank: 74, audience: 'researchers', Part: ExportPart },
];
