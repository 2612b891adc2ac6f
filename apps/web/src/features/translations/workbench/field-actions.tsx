import { IconCopy, IconDeviceFloppy, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { translationsMessages } from '../messages/index.ts';
import type { WorkKeys } from './use-work-keys.ts';
import styles from './workbench.module.css';

interface FieldActionsProps {
  readonly actions: WorkKeys;
  readonly mayApprove: boolean;
  readonly hasTarget: boolean;
}

/** The buttons below the editor, and the keys that do the same. */
export function FieldActions({ actions, mayApprove, hasTarget }: FieldActionsProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.workbench;
  const { keys } = labels;
  return (
    <>
      <div className={styles.actions}>
        <Button look="main" className={styles.save} onClick={actions.saveAndNext}>
          <IconDeviceFloppy size={18} stroke={1.8} aria-hidden="true" />
          {mayApprove ? labels.saveAndNext : labels.suggestAndNext}
        </Button>
        {mayApprove && (
          <Button look="outlined" onClick={actions.approveAndNext}>
            <IconRosetteDiscountCheck size={18} stroke={1.8} aria-hidden="true" />
            {labels.approveAndNext}
          </Button>
        )}
        {!hasTarget && (
          <Button look="bare" onClick={actions.copySource}>
            <IconCopy size={18} stroke={1.8} aria-hidden="true" />
            {labels.copySource}
          </Button>
        )}
      </div>
      <dl className={styles.keys} aria-label={keys.title}>
        <Key keys={['Ctrl', 'Enter']} label={mayApprove ? keys.save : keys.suggest} />
        {mayApprove && <Key keys={['Ctrl', 'Shift', 'Enter']} label={keys.approve} />}
        <Key keys={['Alt', '↑ ↓']} label={keys.move} />
        <Key keys={['Ctrl', 'Shift', 'C']} label={keys.copy} />
      </dl>
    </>
  );
}

function Key({ keys, label }: { readonly keys: readonly string[]; readonly label: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </div>
  );
}
