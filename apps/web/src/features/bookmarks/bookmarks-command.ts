import type { Command } from '../../lib/commands/command.ts';
import { createSwitch } from '../../lib/state/create-switch.ts';

/** Whether the list of bookmarks is open. */
export const bookmarksPanel = createSwitch();

/** Whether the next click on the map adds a bookmark. */
export const placingSwitch = createSwitch();

export const bookmarksCommand: Command = {
  id: 'bookmarks',
  group: 'map',
  label: (messages) => messages.commands.bookmarks,
  audience: 'researchers',
  keys: [],
  isAvailable: ({ map }) => map !== null,
  run: () => bookmarksPanel.set(true),
};
