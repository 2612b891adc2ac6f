import { useEffect, useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../lib/storage/local-storage.ts';

/** Whether the browser can show a page on the whole screen; a phone's may not. */
export function canFullscreen(): boolean {
  return document.fullscreenEnabled;
}

/** Shows the page on the whole screen, or no longer; what the browser refuses changes nothing. */
export async function toggleFullscreen(): Promise<void> {
  if (isFullscreen()) await document.exitFullscreen().catch(ignore);
  else await enterFullscreen();
}

/** Whether the page is on the whole screen. While something uses this, the state is kept and, once, restored. */
export function useFullscreen(): boolean {
  const isFull = useSyncExternalStore(subscribe, isFullscreen, () => false);
  useEffect(() => restoreAtFirstGesture(), []);
  return isFull;
}

async function enterFullscreen(): Promise<void> {
  await document.documentElement.requestFullscreen().catch(ignore);
}

function isFullscreen(): boolean {
  return document.fullscreenElement != null;
}

/** A refusal is no failure of ours: the visitor sees that nothing has changed. */
function ignore(): void {}

function subscribe(onChange: () => void): () => void {
  const change = (): void => {
    writeLocal('fullScreenState', String(isFullscreen()));
    onChange();
  };
  document.addEventListener('fullscreenchange', change);
  return () => document.removeEventListener('fullscreenchange', change);
}

/** Gestures by which browsers let a page fill the screen. */
const gestures = ['pointerup', 'keydown'] as const;

/** A page that was on the whole screen comes back to it; browsers allow that no earlier than at the first gesture. */
function restoreAtFirstGesture(): (() => void) | undefined {
  if (readLocal('fullScreenState') !== 'true' || !canFullscreen() || isFullscreen()) return undefined;
  const stop = (): void => {
    for (const gesture of gestures) window.removeEventListener(gesture, restore, true);
  };
  const restore = (event: Event): void => {
    // Escape is what leaves the whole screen, and no gesture in the browsers' eyes.
    if (event instanceof KeyboardEvent && event.key === 'Escape') return;
    stop();
    void enterFullscreen();
  };
  for (const gesture of gestures) window.addEventListener(gesture, restore, true);
  return stop;
}
