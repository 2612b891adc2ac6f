import { withEditingMessages } from '../../../ui/workbench/with-editing-messages.ts';

export const contentEditingMessages = withEditingMessages({
  ru: async () => (await import('./ru.ts')).russian,
  en: async () => (await import('./en.ts')).english,
});
