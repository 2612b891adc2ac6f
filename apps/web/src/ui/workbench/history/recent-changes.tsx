import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import type { ReactNode } from 'react';
import { ChangeList } from './change-list.tsx';
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
}

/** The recent changes of all records of one kind. A deleted record has a button that restores it. */
export function RecentChanges(props: RecentChangesProps) {
  const { changes, hasFailed, fields, renderLink, nameDeleted, restoreLabel, onRestore } = props;
  return (
    <ChangeList
      changes={changes}
      hasFailed={hasFailed}
      fields={fields}
      renderRecord={({ entity_id: id }) => renderLink(id) ?? <b>{nameDeleted(id)}</b>}
      renderAction={({ action, entity_id: id }) =>
        action === 'delete' &&
        renderLink(id) === null && (
          <Button look="outlined" onClick={() => onRestore(id)}>
            {restoreLabel}
            <span className="visually-hidden">: {nameDeleted(id)}</span>
          </Button>
        )
      }
    />
  );
}
