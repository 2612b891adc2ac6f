import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { ChangeList } from './change-list.tsx';
import { editingMessages } from '../messages/index.ts';
import type { FieldLabels } from '../kind/field-labels.ts';
import { Button } from '../../controls/button.tsx';

interface RecentChangesProps {
  /** Undefined while they are loading, or when that has failed. */
  readonly changes: readonly RecordChange[] | undefined;
  readonly hasFailed: boolean;
  readonly fields: FieldLabels;
  /** Renders the link to an existing record; null if the record is deleted. */
  readonly renderLink: (id: number) => ReactNode;
  /** Name of a deleted record. */
  readonly nameDeleted: (id: number) => string;
  readonly restoreLabel: string;
  readonly onRestore: (id: number) => void;
  /** Whether the values before a change can be brought back. */
  readonly canRevert: (change: RecordChange) => boolean;
  readonly onRevert: (change: RecordChange) => void;
}

/** The recent changes of all records of one kind. A deleted record has a button that restores it, a change one that brings back what was before. */
export function RecentChanges(props: RecentChangesProps) {
  const {
    changes,
    hasFailed,
    fields,
    renderLink,
    nameDeleted,
    restoreLabel,
    onRestore,
    canRevert,
    onRevert,
  } = props;
  const { messages } = useLanguage(editingMessages);
  const { revert } = messages.editing.changes;
  return (
    <ChangeList
      changes={changes}
      hasFailed={hasFailed}
      fields={fields}
      renderRecord={({ entity_id: id }) => renderLink(id) ?? <b>{nameDeleted(id)}</b>}
      renderAction={(change) => {
        const { action, entity_id: id } = change;
        if (renderLink(id) !== null)
          return (
            canRevert(change) && (
              <Button look="outlined" onClick={() => onRevert(change)}>
                {revert}
              </Button>
            )
          );
        return (
          action === 'delete' && (
            <Button look="outlined" onClick={() => onRestore(id)}>
              {restoreLabel}
              <span className="visually-hidden">: {nameDeleted(id)}</span>
            </Button>
          )
        );
      }}
    />
  );
}
