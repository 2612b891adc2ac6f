import type { Command } from '../../lib/commands/command.ts';
import { createSwitch } from '../../lib/state/create-switch.ts';

/** Whether the dialog is open. */
export const exportDialog = createSwitch();

export const exportCommand: Command = {
  id: 'export-route',
  group: 'map',
  label: (messages) => messages.commands.exportRoute,
  audience: 'researchers',
  keys: [],
  isAvailable: ({ map }) => map !== null,
  run: () => exportDialog.set(true),
};
