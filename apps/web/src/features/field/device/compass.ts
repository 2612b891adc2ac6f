import { readHeading, smoothHeading } from '@cae-map/expedition/field/headings';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * `off` before the visitor has switched it on, `waiting` until the device reports a direction, `none` if it has reported none for some
 * seconds, which a later one changes.
 */
export type CompassState = 'off' | 'waiting' | 'on' | 'none' | 'denied';

interface Compass {
  readonly state: CompassState;
  /** Whole degrees clockwise from magnetic north, 0 to 359; null while it is not known. 0 is a direction. */
  readonly heading: number | null;
}

const store = createStore<Compass>(() => ({ state: 'off', heading: null }));

/** The event as browsers send it: `webkitCompassHeading` is that of iOS. */
type CompassEvent = DeviceOrientationEvent & { readonly webkitCompassHeading?: number };

/** How long a device may take for its first direction, in milliseconds. */
const patience = 3000;

/** Switches the compass on. Call it while a tap is handled: iOS requires that for its question. */
export async function requestCompass(): Promise<void> {
  store.setState({ state: await askPermission(), heading: null });
}

export function dropCompass(): void {
  store.setState({ state: 'off', heading: null });
}

async function askPermission(): Promise<CompassState> {
  // The type is wrong for insecure contexts, where there is no such event.
  const events: unknown = Reflect.get(window, 'DeviceOrientationEvent');
  if (typeof events !== 'function') return 'none';
  const ask: unknown = Reflect.get(events, 'requestPermission');
  if (typeof ask !== 'function') return 'waiting';
  try {
    return (await Promise.resolve(ask.call(events))) === 'granted' ? 'waiting' : 'denied';
  } catch {
    return 'denied';
  }
}

/** The direction in which the traveller holds the device, which is measured while the component is mounted. */
export function useCompass(): Compass {
  const compass = useStore(store);
  const isListening = compass.state !== 'off' && compass.state !== 'denied';
  useEffect(() => (isListening ? listen() : undefined), [isListening]);
  return compass;
}

function listen(): () => void {
  let smooth: number | null = null;
  const onOrientation = (event: CompassEvent): void => {
    const { alpha, beta, gamma, absolute, type, webkitCompassHeading } = event;
    const isAbsolute = absolute || type === 'deviceorientationabsolute';
    const reading = { isAbsolute, alpha, beta, gamma, compassHeading: webkitCompassHeading ?? null };
    const measured = readHeading(reading, screenAngle());
    if (measured === null) return;
    smooth = smoothHeading(smooth, measured);
    store.setState({ state: 'on', heading: Math.round(smooth) % 360 });
  };
  const timer = setTimeout(() => {
    if (smooth === null) store.setState({ state: 'none' });
  }, patience);
  // Chromium reports absolute angles by an event of their own, others by the usual one.
  const names = ['deviceorientationabsolute', 'deviceorientation'] as const;
  for (const name of names) window.addEventListener(name, onOrientation);
  return () => {
    clearTimeout(timer);
    for (const name of names) window.removeEventListener(name, onOrientation);
  };
}

function screenAngle(): number {
  // Not supported by older iOS, although the type says so.
  const orientation: ScreenOrientation | undefined = screen.orientation;
  return orientation?.angle ?? 0;
}
