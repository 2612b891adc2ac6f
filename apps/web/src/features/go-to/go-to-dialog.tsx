import type { Position } from '@cae-map/expedition/route/geography';
import { showOnMap } from '../../lib/found-on-map/found-on-map-store.ts';
import { formatPosition } from '../../lib/format-position.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { announce } from '../../lib/notices/announcements.ts';
import { CoordinatesForm } from '../../ui/coordinates/coordinates-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { LoadedDialogProps } from '../../ui/dialog/lazy-dialog.tsx';
import { goToDialog } from './go-to-command.ts';
import { goToMessages } from './messages/index.ts';

/** The dialog for coordinates or the URL of a map. The position is marked on the map. */
export function GoToDialog({ isOpen }: LoadedDialogProps) {
  const { messages } = useLanguage(goToMessages);
  const { goTo } = messages;
  const goToPosition = (position: Position): void => {
    const typed = formatPosition(position);
    goToDialog.set(false);
    showOnMap({ kind: 'point', position, origin: { kind: 'dialog', typed } });
    announce(goTo.moved(typed));
  };
  return (
    <Dialog
      title={goTo.title}
      closeLabel={goTo.close}
      isOpen={isOpen}
      onClose={() => goToDialog.set(false)}
      use="form"
      help="search"
    >
      <CoordinatesForm
        label={goTo.label}
        submitLabel={goTo.submit}
        failures={goTo.failures}
        hint={goTo.hint}
        isFocusedInDialog
        onPosition={goToPosition}
      />
    </Dialog>
  );
}
