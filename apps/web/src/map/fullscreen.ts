import { useEffect, useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../lib/storage/local-storage.ts';

/** Whether the browser supports fullscreen mode for a page; some phones do not. */
export function canFullscreen(): boolean {
  return document.fullscreenEnabled;
}

/** Enters or leaves fullscreen mode; when the browser refuses, nothing changes. */
export async function toggleFullscreen(): Promise<void> {
  if (isFullscreen()) await document.exitFullscreen().catch(ignore);
  else await enterFullscreen();
}

/** Whether the page is in fullscreen mode. While mounted, stores the state and restores the stored state once. */
export function useFullscreen(): boolean {
  const isFull = useSyncExternalStore(subscribe, isFullscreen, () => false);
  useEffect(() => restoreAtFirstGesture(), []);
  return isFull;
}

/** Enters fullscreen mode; when the browser refuses, nothing changes. */
export async function enterFullscreen(): Promise<void> {
  await document.documentElement.requestFullscreen().catch(ignore);
}

/** Whether the page is in fullscreen mode. */
export function isFullscreen(): boolean {
  return document.fullscreenElement != null;
}

/** Calls the listener when the page leaves fullscreen mode. @returns the unsubscribe function */
export function onFullscreenLeft(listener: () => void): () => void {
  const onChange = (): void => {
    if (!isFullscreen()) listener();
  };
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** A refusal is not an error: the visitor sees that nothing has changed. */
function ignore(): void {}

function subscribe(onChange: () => void): () => void {
  const change = (): void => {
    writeLocal('fullScreenState', String(isFullscreen()));
    onChange();
  };
  document.addEventListener('fullscreenchange', change);
  return () => document.removeEventListener('fullscreenchange', change);
}

/** User gestures that allow a page to enter fullscreen mode. */
const gestures = ['pointerup', 'keydown'] as const;

/** Restores fullscreen mode at the first user gesture: browsers do not allow it earlier. */
function restoreAtFirstGesture(): (() => void) | undefined {
  if (readLocal('fullScreenState') !== 'true' || !canFullscreen() || isFullscreen()) return undefined;
  const stop = (): void => {
    for (const gesture of gestures) window.removeEventListener(gesture, restore, true);
  };
  const restore = (event: Event): void => {
    // Escape leaves fullscreen mode, and browsers do not count it as a user gesture.
    if (event instanceof KeyboardEvent && event.key === 'Escape') return;
    stop();
    void enterFullscreen();
  };
  for (const gesture of gestures) window.addEventListener(gesture, restore, true);
  return stop;
}
