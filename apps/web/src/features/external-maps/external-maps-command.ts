import type { Command } from '../../lib/commands/command.ts';
import { createSwitch } from '../../lib/state/create-switch.ts';

/** Whether the dialog is open. */
export const externalMapsDialog = createSwitch();

export const externalMapsCommand: Command = {
  id: 'external-maps',
  group: 'map',
  label: (messages) => messages.commands.externalMaps,
  keys: [],
  isAvailable: ({ map }) => map !== null,
  run: () => externalMapsDialog.set(true),
};
