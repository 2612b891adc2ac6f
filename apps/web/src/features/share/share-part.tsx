import { shareDialog } from '../../lib/share/share-dialog.ts';
import { LazyDialog } from '../../ui/dialog/lazy-dialog.tsx';

const loadDialog = async () => (await import('./dialog/share-dialog.tsx')).ShareDialog;

/** The dialog that shares what is open, loaded when it is opened. */
export function SharePart() {
  return (
    <LazyDialog isOpen={shareDialog.useIsOn()} load={loadDialog} onClose={() => shareDialog.set(false)} />
  );
}
