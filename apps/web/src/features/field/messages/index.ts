import { featureMessages } from '../../../lib/language/feature-messages.ts';

export const fieldMessages = featureMessages({
  ru: async () => (await import('./ru.ts')).russian,
  en: async () => (await import('./en.ts')).english,
});
