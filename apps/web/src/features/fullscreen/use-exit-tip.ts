import { useEffect, useState } from 'react';
import { readSession, writeSession } from '../../lib/storage/session-storage.ts';

/** When the tip comes after the page has filled the screen, and how long it stays, in milliseconds. */
const delayMilliseconds = 1000;
const shownMilliseconds = 4000;

/** Whether to tell how the whole screen is left: a moment after it is entered, for a while, and once a session. */
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
