import type { Command } from '../../lib/commands/command.ts';
import { createSwitch } from '../../lib/state/create-switch.ts';

/** Whether the position of the visitor is shown or being determined. */
export const locateSwitch = createSwitch();

export const locateCommand: Command = {
  id: 'locate',
  group: 'map',
  label: (messages) => messages.commands.locate,
  keys: [],
  isOn: locateSwitch,
  isAvailable: ({ map }) => map !== null,
  run: locateSwitch.toggle,
};
