import type { Command } from '../../lib/commands/command.ts';
import { otherLanguage } from '../../lib/language/language-path.ts';
import { setKeyHelpOpen } from './key-help-store.ts';

/** What can be done on every page. */
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
    // On a Russian keyboard the sign lies elsewhere: both it and the place of the English one lead here.
    keys: [{ character: '?' }, { code: 'Slash', shift: true }],
    run: () => setKeyHelpOpen(true),
  },
];
