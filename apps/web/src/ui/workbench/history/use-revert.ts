import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { useNavigate } from 'react-router';
import { changedFields, valuesBefore } from '../../../lib/editing/change-diff.ts';
import { editedFields } from '../../../lib/editing/edited-fields.ts';
import { isOrderChange } from '../../../lib/editing/order-change.ts';
import { restoreInForm } from '../../../lib/editing/values-to-restore.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import type { EditedRecord, RecordKind } from '../kind/record-kind.ts';
import { useRestoreOrder } from './use-restore-order.ts';

/** What the list of the changes of all records does with a change. */
interface Revert {
  readonly canRevert: (change: RecordChange) => boolean;
  readonly onRevert: (change: RecordChange) => void;
}

/** Opens the editor of a changed record with the values before the change in its form; an order is restored directly. */
export function useRevert<Item extends EditedRecord, Field extends keyof Item & string>(
  kind: RecordKind<Item, Field>,
): Revert {
  const { entity, paths } = kind;
  const { language } = useLanguage();
  const navigate = useNavigate();
  const restoreOrder = useRestoreOrder(kind);
  const editable = editedFields(entity);
  const isEditable = (field: string): boolean => editable.has(field);
  return {
    canRevert: (change) => change.action === 'update' && changedFields(change, isEditable).length > 0,
    onRevert(change) {
      if (isOrderChange(entity, change, isEditable)) {
        restoreOrder(change);
        return;
      }
      restoreInForm({ entity, id: change.entity_id, values: valuesBefore(change, isEditable) });
      void navigate(localPath(language, paths.edit(change.entity_id)));
    },
  };
}
