import type { Command } from '../../lib/commands/command.ts';
import { otherLanguage } from '../../lib/language/language-path.ts';
import { setKeyHelpOpen } from './key-help-store.ts';

/** The commands of every page. */
export const pageCommands: readonly Command[] = [
  {
    id: 'language',
    group: 'page',
    label: (messages) => messages.commands.language,
    keys: [{ code: 'KeyS', alt: true }],
    run: ({ language, changeLanguage }) => changeLanguage(otherLanguage(language)),
  },
  {
    id: 'key-help',
    group: 'page',
    label: (messages) => messages.commands.keyHelp,
    // The Russian layout has `?` on another key, so both the character and the key of the English layout are accepted.
    keys: [{ character: '?' }, { code: 'Slash', shift: true }],
    run: () => setKeyHelpOpen(true),
  },
];
