import { featureMessages } from '../../../../lib/language/feature-messages.ts';

/** The messages of lists. The features that use them load them with their own. */
export const recordListMessages = featureMessages({
  ru: async () => (await import('./ru.ts')).recordList,
  en: async () => (await import('./en.ts')).recordList,
});
