import { useCallback } from 'react';
import type { CommandContext } from '../../lib/commands/command.ts';
import { mapCommandStore } from '../../lib/commands/map-command-store.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { announce } from '../../lib/notices/announcements.ts';
import { useLanguageChange } from '../language/use-language-change.ts';

/** Returns a function that creates the context of a command when it runs. */
export function useCommandContext(): () => CommandContext {
  const { language, messages } = useLanguage();
  const changeLanguage = useLanguageChange();
  return useCallback(
    () => ({ language, messages, changeLanguage, announce, ...mapCommandStore.getState() }),
    [language, messages, changeLanguage],
  );
}
