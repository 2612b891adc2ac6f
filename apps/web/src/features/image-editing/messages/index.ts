import type { MessagesOf } from '../../../lib/language/define-messages.ts';
import { featureMessages } from '../../../lib/language/feature-messages.ts';
import { editingMessages } from '../../../ui/editing/messages/index.ts';

export const imageEditingMessages = featureMessages({
  async ru() {
    const [{ russian }, shared] = await Promise.all([import('./ru.ts'), editingMessages.load('ru')]);
    return { ...russian, editing: shared.editing };
  },
  async en() {
    const [{ english }, shared] = await Promise.all([import('./en.ts'), editingMessages.load('en')]);
    return { ...english, editing: shared.editing };
  },
});

export type ImageEditingMessages = MessagesOf<typeof imageEditingMessages>;
