import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../controls/button.tsx';
import { Confirmation } from '../../dialog/confirmation.tsx';
import { editingMessages } from '../messages/index.ts';

interface DiscardButtonProps {
  readonly look: 'bare' | 'link';
  readonly className?: string | undefined;
  readonly label: string;
  /** What is discarded, and whether it can be brought back. */
  readonly text: string;
  readonly onDiscard: () => void;
}

/** A button that discards unsaved changes after a question. */
export function DiscardButton({ look, className, label, text, onDiscard }: DiscardButtonProps) {
  const { messages } = useLanguage(editingMessages);
  const [isAsking, setAsking] = useState(false);
  const labels = messages.editing.discarding;
  return (
    <>
      <Button look={look} className={className ?? ''} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirmation
        isOpen={isAsking}
        title={labels.title}
        text={text}
        confirmLabel={labels.confirm}
        cancelLabel={labels.cancel}
        closeLabel={labels.close}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </>
  );
}
