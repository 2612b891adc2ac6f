import type { Command } from '../../lib/commands/command.ts';
import { hiddenControls } from '../../lib/map-controls/hidden-controls.ts';
import { canFullscreen, enterFullscreen, isFullscreen, toggleFullscreen } from '../../map/fullscreen.ts';

/** The id of the command that toggles full screen. The control uses it to show its shortcut. */
export const fullscreenCommandId = 'fullscreen';

/** The commands that change how much of the screen the map has. */
export const viewCommands: readonly Command[] = [
  {
    id: fullscreenCommandId,
    group: 'map',
    label: (messages) => messages.commands.fullscreen,
    keys: [{ code: 'KeyF' }],
    run({ announce, messages }) {
      if (canFullscreen()) void toggleFullscreen();
      else announce(messages.commands.noFullscreen);
    },
  },
  {
    id: 'hide-controls',
    group: 'map',
    label: (messages) => messages.commands.hideControls,
    keys: [{ code: 'KeyH', shift: true }],
    isOn: hiddenControls,
    isAvailable: ({ map }) => map !== null,
    run({ announce, messages }) {
      hiddenControls.toggle();
      const isHidden = hiddenControls.read();
      if (isHidden && canFullscreen() && !isFullscreen()) void enterFullscreen();
      announce(isHidden ? messages.commands.controlsHidden : messages.commands.controlsShown);
    },
  },
];
