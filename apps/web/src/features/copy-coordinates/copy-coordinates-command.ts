import type { Command } from '../../lib/commands/command.ts';
import { createSwitch } from '../../lib/state/create-switch.ts';

/** Whether the next click on the map copies its coordinates. */
export const copySwitch = createSwitch();

export const copyCoordinatesCommand: Command = {
  id: 'copy-coordinates',
  group: 'map',
  audience: 'places.write',
  label: (messages) => messages.commands.copyCoordinates,
  keys: [],
  isOn: copySwitch,
  isAvailable: ({ map }) => map !== null,
  run: copySwitch.toggle,
};
