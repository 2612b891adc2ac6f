import { IconTrash, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ListView } from '../../../lib/lists/list-store.ts';
import { noSelection } from '../../../lib/lists/row-selection.ts';
import { Button } from '../../controls/button.tsx';
import { recordListMessages } from './messages/index.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** The accessible name; that of all lists if it is absent. */
  readonly label?: string;
  /** The number of chosen records that are listed. */
  readonly count: number;
  readonly store: ListView;
  readonly isBusy?: boolean;
  /** Null if the records cannot be deleted. */
  readonly onRemove: (() => unknown) | null;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** How many records of a list are chosen, and what can be done with all of them. */
export function SelectionBar({ label, count, store, isBusy = false, onRemove, children }: SelectionBarProps) {
  const { messages } = useLanguage(recordListMessages);
  const labels = messages.recordList.bulk;
  return (
    <div className={styles.bar} role="group" aria-label={label ?? labels.label} aria-busy={isBusy}>
      <span className={styles.count} role="status">
        {labels.selected(count)}
      </span>
      {children}
      {onRemove !== null && (
        <Button look="outlined" className={styles.remove} onClick={onRemove}>
          <IconTrash size={18} stroke={1.8} aria-hidden="true" />
          {labels.remove}
        </Button>
      )}
      <Button
        look="outlined"
        className={styles.clear}
        label={labels.clear}
        onClick={() => store.changeSelection(({ activeId }) => ({ ...noSelection, activeId }))}
      >
        <IconX size={18} stroke={2} aria-hidden="true" />
      </Button>
    </div>
  );
}
