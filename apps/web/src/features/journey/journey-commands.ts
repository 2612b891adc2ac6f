import type { Command } from '../../lib/commands/command.ts';
import { journeyStore, togglePlaying } from '../../lib/journey/journey-store.ts';

/** The commands of the journey on the map page. */
export const journeyCommands: readonly Command[] = [
  {
    id: 'play-journey',
    group: 'journey',
    label: (messages) => messages.commands.play,
    keys: [{ code: 'Space' }],
    isAvailable: ({ map }) => map !== null && journeyStore.getState().isReady,
    run: togglePlaying,
  },
];
