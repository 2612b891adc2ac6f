import { featureMessages } from '../../../lib/language/feature-messages.ts';

/** The messages of the parts that all editors share. The features that use them load them with their own. */
export const editingMessages = featureMessages({
  ru: async () => (await import('./ru.ts')).editing,
  en: async () => (await import('./en.ts')).editing,
});
