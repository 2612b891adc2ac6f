import { useEffect } from 'react';
import { endCorrection, useCorrectedRecord } from '../../../lib/corrections/correction-request.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { LoadedDialogProps } from '../../../ui/dialog/lazy-dialog.tsx';
import { setPlacing, useIsPlacing } from '../map/placing.ts';
import { proposalsMessages } from '../messages/index.ts';
import { useDraftOwner } from './use-draft-owner.ts';
import { ProposalForm } from './proposal-form.tsx';

/** The dialog in which a visitor proposes a correction. What was entered is kept when it is closed. */
export function ProposalDialog({ isOpen }: LoadedDialogProps) {
  const { messages } = useLanguage(proposalsMessages);
  const record = useCorrectedRecord();
  const isPlacing = useIsPlacing();
  const owner = useDraftOwner();
  // The choice of a position belongs to one form.
  useEffect(() => {
    if (record === null) setPlacing(false);
  }, [record]);
  return (
    <Dialog
      title={messages.proposal.title}
      closeLabel={messages.proposal.close}
      isOpen={isOpen}
      onClose={() => {
        // Closed for the map, the dialog opens again.
        if (!isPlacing) endCorrection();
      }}
      use="form"
    >
      {isOpen && record !== null && owner !== null && (
        <ProposalForm key={`${owner} ${record.subject} ${record.id}`} record={record} />
      )}
    </Dialog>
  );
}
