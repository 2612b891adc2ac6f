import { featureMessages } from '../../../lib/language/feature-messages.ts';

/** The messages of the dialogs of a first visit. */
export const welcomeMessages = featureMessages({
  ru: async () => (await import('./ru.ts')).russian,
  en: async () => (await import('./en.ts')).english,
});
