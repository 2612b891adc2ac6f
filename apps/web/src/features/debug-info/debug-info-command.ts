import { phoneQuery } from '../../lib/browser/media-queries.ts';
import type { Command } from '../../lib/commands/command.ts';
import { appOptions } from '../../lib/options/app-options.ts';
import { changeOptions } from '../../lib/options/options-store.ts';

const isShown = (): boolean => appOptions.store.getState().showDebugInfo;

export const debugInfoCommand: Command = {
  id: 'debug-info',
  group: 'map',
  label: (messages) => messages.commands.debugInfo,
  keys: [{ code: 'KeyD' }],
  isOn: { read: isShown, subscribe: (onChange) => appOptions.store.subscribe(onChange) },
  isAvailable: ({ map }) => map !== null,
  run({ announce, messages }) {
    if (window.matchMedia(phoneQuery).matches) {
      announce(messages.commands.debugInfoOnPhones);
      return;
    }
    changeOptions({ showDebugInfo: !isShown() });
    announce(messages.commands.switched(messages.commands.debugInfo, isShown()));
  },
};
