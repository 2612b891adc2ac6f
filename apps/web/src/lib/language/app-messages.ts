import type { Catalogue } from './catalogue-ru.ts';
import { defineMessages, type MessageBundle } from './define-messages.ts';
import { transformLoaders } from './message-transform.ts';

/** The messages of the first screen. They are loaded before anything is rendered, in the language of the page. */
export const appMessages: MessageBundle<Catalogue> = defineMessages(
  transformLoaders({
    ru: async () => (await import('./catalogue-ru.ts')).russian,
    en: async () => (await import('./catalogue-en.ts')).english,
  }),
);
