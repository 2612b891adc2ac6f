import { useLanguage } from '../../lib/language/language-context.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { LoadedDialogProps } from '../../ui/dialog/lazy-dialog.tsx';
import { exportDialog } from './export-command.ts';
import { ExportForm } from './export-form.tsx';
import { exportMessages } from './messages/index.ts';
import { useExport } from './use-export.ts';

/** The dialog in which a researcher chooses what to export and in which format. Closing it cancels an export. */
export function ExportDialog({ isOpen }: LoadedDialogProps) {
  const { messages } = useLanguage(exportMessages);
  const exporting = useExport();
  return (
    <Dialog
      title={messages.routeExport.title}
      closeLabel={messages.routeExport.close}
      isOpen={isOpen}
      onClose={() => {
        exporting.cancel();
        exportDialog.set(false);
      }}
      use="form"
      help="research"
    >
      <ExportForm exporting={exporting} />
    </Dialog>
  );
}
