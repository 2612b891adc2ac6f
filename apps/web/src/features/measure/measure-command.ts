import type { Command } from '../../lib/commands/command.ts';
import { measureSwitch } from './measure-switch.ts';

export const measureCommand: Command = {
  id: 'measure',
  group: 'map',
  label: (messages) => messages.commands.measure,
  keys: [],
  isOn: measureSwitch,
  isAvailable: ({ map }) => map !== null,
  run: measureSwitch.toggle,
};
