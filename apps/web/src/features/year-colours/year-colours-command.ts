import type { Command } from '../../lib/commands/command.ts';
import { createSwitch } from '../../lib/state/create-switch.ts';

/** Whether the tuner is open. */
export const yearColoursSwitch = createSwitch();

export const yearColoursCommand: Command = {
  id: 'year-colours',
  group: 'map',
  audience: 'researchers',
  label: (messages) => messages.commands.yearColours,
  keys: [],
  isOn: yearColoursSwitch,
  isAvailable: ({ map }) => map !== null,
  run: yearColoursSwitch.toggle,
};
