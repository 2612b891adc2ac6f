import { useEffect, useState } from 'react';
import { readSession, writeSession } from '../../lib/storage/session-storage.ts';

/** The delay of the tip after entering full screen and its duration, in milliseconds. */
const delayMilliseconds = 1000;
const shownMilliseconds = 4000;

/** Whether the tip about leaving full screen is shown: for a while after entering, once per session. */
export function useExitTip(isFullscreen: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isFullscreen || readSession('fullScreenTipShown') !== null) return undefined;
    const show = setTimeout(() => {
      writeSession('fullScreenTipShown', 'true');
      setIsShown(true);
    }, delayMilliseconds);
    const hide = setTimeout(() => setIsShown(false), delayMilliseconds + shownMilliseconds);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
      setIsShown(false);
    };
  }, [isFullscreen]);
  return isShown;
}
