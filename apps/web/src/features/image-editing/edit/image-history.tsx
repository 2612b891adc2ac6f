import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { changedFields, valuesBefore } from '../../../lib/editing/change-diff.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { ChangeList } from '../../../ui/editing/change-list.tsx';
import { editingMessages } from '../../../ui/editing/messages/index.ts';
import { imageFields, useImageFieldTexts, type ImageField } from '../records/image-fields.ts';
import { imageDraft } from './image-draft.ts';

interface ImageHistoryProps {
  readonly imageId: number;
  /** Called when earlier values were put into the form. */
  readonly onReverted: () => void;
}

const editable: ReadonlySet<string> = new Set<ImageField>(imageFields);

/** The changes of the edited image; the values before each can be put back into the form. */
export function ImageHistory({ imageId, onReverted }: ImageHistoryProps) {
  const { messages } = useLanguage(editingMessages);
  const client = useRequiredClient();
  const fields = useImageFieldTexts();
  const { data: changes, isError } = useQuery(callQuery(client, 'listImageChanges', { image_id: imageId }));
  const texts = messages.editing.changes;
  const isEditable = (field: string): boolean => editable.has(field);
  return (
    <ChangeList
      changes={changes}
      hasFailed={isError}
      fields={fields}
      renderAction={(change) =>
        changedFields(change, isEditable).length > 0 && (
          <button
            type="button"
            title={texts.revertHint}
            onClick={() => {
              imageDraft.edit(valuesBefore(change, isEditable));
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
