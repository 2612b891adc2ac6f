import type { Command } from '../../lib/commands/command.ts';
import { createSwitch } from '../../lib/state/create-switch.ts';

/** Whether the dialog is open. */
export const goToDialog = createSwitch();

export const goToCommand: Command = {
  id: 'go-to',
  group: 'map',
  label: (messages) => messages.commands.goTo,
  keys: [{ code: 'KeyL' }],
  isAvailable: ({ map }) => map !== null,
  run: () => goToDialog.set(true),
};
