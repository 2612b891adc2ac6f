import { useCallback } from 'react';
import type { CommandContext } from '../lib/commands/command.ts';
import { mapCommandStore } from '../lib/commands/map-command-store.ts';
import { useLanguage } from '../lib/language/language-context.tsx';
import { sessionStore } from '../lib/session/session.ts';
import { useLanguageChange } from '../ui/use-language-change.ts';

/** What the commands act on, read at the moment when one is run. */
export function useCommandContext(): () => Omit<CommandContext, 'say'> {
  const { language, messages } = useLanguage();
  const changeLanguage = useLanguageChange();
  return useCallback(
    () => ({
      language,
      messages,
      changeLanguage,
      session: sessionStore.getState(),
      ...mapCommandStore.getState(),
    }),
    [language, messages, changeLanguage],
  );
}
