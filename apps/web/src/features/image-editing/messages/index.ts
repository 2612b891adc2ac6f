import type { MessagesOf } from '../../../lib/language/define-messages.ts';
import { featureMessages } from '../../../lib/language/feature-messages.ts';
import { editingMessages } from '../../../ui/workbench/messages/index.ts';
import { recordListMessages } from '../../../ui/workbench/list/messages/index.ts';

export const imageEditingMessages = featureMessages({
  async ru() {
    const [{ russian }, shared, lists] = await Promise.all([
      import('./ru.ts'),
      editingMessages.load('ru'),
      recordListMessages.load('ru'),
    ]);
    return { ...russian, editing: shared.editing, recordList: lists.recordList };
  },
  async en() {
    const [{ english }, shared, lists] = await Promise.all([
      import('./en.ts'),
      editingMessages.load('en'),
      recordListMessages.load('en'),
    ]);
    return { ...english, editing: shared.editing, recordList: lists.recordList };
  },
});

export type ImageEditingMessages = MessagesOf<typeof imageEditingMessages>;
