import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { editPlace } from '../edit/draft/draft-store.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { changedFields, valuesBefore } from './change-diff.ts';
import { ChangeList } from './change-list.tsx';

interface PlaceHistoryProps {
  readonly placeId: number;
  /** Called when earlier values were put into the form. */
  readonly onReverted: () => void;
}

/** The changes of the edited place; the values before each can be put back into the form. */
export function PlaceHistory({ placeId, onReverted }: PlaceHistoryProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const texts = messages.placeChanges;
  return (
    <ChangeList
      placeId={placeId}
      renderAction={(change) =>
        changedFields(change).length > 0 && (
          <button
            type="button"
            title={texts.revertHint}
            onClick={() => {
              editPlace(valuesBefore(change));
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
