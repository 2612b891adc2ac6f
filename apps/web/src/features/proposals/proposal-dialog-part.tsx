import { endCorrection, useCorrectedRecord } from '../../lib/corrections/correction-request.ts';
import { LazyDialog } from '../../ui/dialog/lazy-dialog.tsx';
import { useIsPlacing } from './map/placing.ts';

const load = async () => (await import('./form/proposal-dialog.tsx')).ProposalDialog;

/** The form for a correction, which is loaded when a visitor opens it; closed while a position is chosen on the map. */
export function ProposalDialogPart() {
  const isOpen = useCorrectedRecord() !== null;
  const isPlacing = useIsPlacing();
  return <LazyDialog isOpen={isOpen && !isPlacing} load={load} onClose={endCorrection} />;
}
