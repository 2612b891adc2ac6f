import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { placeDraft } from '../edit/draft/draft-store.ts';
import { changedFields, valuesBefore } from '../../../lib/editing/change-diff.ts';
import { ChangeList } from '../../../ui/editing/change-list.tsx';
import { editingMessages } from '../../../ui/editing/messages/index.ts';
import { usePlaceFieldTexts } from '../records/format-field.ts';
import { usePlaceChanges } from './use-place-changes.ts';

interface PlaceHistoryProps {
  readonly placeId: number;
  /** Called when earlier values were put into the form. */
  readonly onReverted: () => void;
}

/** The changes of the edited place; the values before each can be put back into the form. */
export function PlaceHistory({ placeId, onReverted }: PlaceHistoryProps) {
  const { messages } = useLanguage(editingMessages);
  const texts = messages.editing.changes;
  const fields = usePlaceFieldTexts();
  const { data: changes, isError } = usePlaceChanges(placeId);
  return (
    <ChangeList
      changes={changes}
      hasFailed={isError}
      fields={fields}
      renderAction={(change) =>
        changedFields(change, fields.isShown).length > 0 && (
          <button
            type="button"
            title={texts.revertHint}
            onClick={() => {
              placeDraft.edit(valuesBefore(change, fields.isShown));
              announce(texts.reverted);
              onReverted();
            }}
          >
            {texts.revert}
          </button>
        )
      }
    />
  );
}
