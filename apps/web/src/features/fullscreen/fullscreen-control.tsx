import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useShortcut } from '../../lib/commands/commands-context.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { canFullscreen, toggleFullscreen, useFullscreen } from '../../map/fullscreen.ts';
import { MapControlButton } from '../../ui/controls/map-control.tsx';
import messageStyles from '../../ui/feedback/transient-message.module.css';
import styles from './fullscreen-control.module.css';
import { useExitTip } from './use-exit-tip.ts';
import { fullscreenCommandId } from './view-commands.ts';

/** The button that toggles full screen, and the tip about Esc; empty if the browser does not support full screen. */
export function FullscreenControl() {
  const { messages } = useLanguage();
  const isFullscreen = useFullscreen();
  const shortcut = useShortcut(fullscreenCommandId);
  const hasTip = useExitTip(isFullscreen);
  if (!canFullscreen()) return null;
  const label = isFullscreen ? messages.map.fullscreen.exit : messages.map.fullscreen.enter;
  const Icon = isFullscreen ? IconMinimize : IconMaximize;
  return (
    <>
      <MapControlButton
        label={label}
        icon={Icon}
        shortcut={shortcut}
        onClick={() => void toggleFullscreen()}
      />
      <p role="status" className={`${messageStyles.message} ${styles.tip}`} data-shown={hasTip}>
        {hasTip && messages.map.fullscreen.tip}
      </p>
    </>
  );
}
