import type { MessagesOf } from '../../../lib/language/define-messages.ts';
import { featureMessages } from '../../../lib/language/feature-messages.ts';

export const daysMessages = featureMessages({
  ru: async () => (await import('./ru.ts')).russian,
  en: async () => (await import('./en.ts')).english,
});

export type DaysMessages = MessagesOf<typeof daysMessages>;
