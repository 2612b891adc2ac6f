import { useCallback } from 'react';
import type { CommandContext } from '../../lib/commands/command.ts';
import { mapCommandStore } from '../../lib/commands/map-command-store.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useLanguageChange } from '../../ui/language/use-language-change.ts';

/** Returns a function that creates the context of a command when it runs. */
export function useCommandContext(): () => Omit<CommandContext, 'announce'> {
  const { language, messages } = useLanguage();
  const changeLanguage = useLanguageChange();
  return useCallback(
    () => ({ language, messages, changeLanguage, ...mapCommandStore.getState() }),
    [language, messages, changeLanguage],
  );
}
