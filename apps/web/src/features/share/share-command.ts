import type { Command } from '../../lib/commands/command.ts';
import { shareDialog } from '../../lib/share/share-dialog.ts';

export const shareCommand: Command = {
  id: 'share',
  group: 'map',
  label: (messages) => messages.place.actions.share,
  keys: [],
  run: () => shareDialog.set(true),
};
