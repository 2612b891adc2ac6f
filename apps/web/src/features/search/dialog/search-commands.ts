import type { Command } from '../../../lib/commands/command.ts';
import { openSearch } from '../common/search-dialog-store.ts';

/** The id of the command that opens the search. Controls use it to show its shortcut. */
export const searchCommandId = 'search';

export const searchCommands: readonly Command[] = [
  {
    id: searchCommandId,
    group: 'page',
    label: (messages) => messages.search.command,
    keys: [{ code: 'KeyK', control: true }],
    run: () => openSearch('text'),
  },
];
