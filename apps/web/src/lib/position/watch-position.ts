/** The position of the visitor. */
export interface Fix {
  /** Degrees WGS84. */
  readonly latitude: number;
  readonly longitude: number;
  /** The radius in metres within which the position is with a probability of 95 %. */
  readonly accuracy: number;
}

/** Why the position is unknown. `late` is temporary: the browser continues to determine it. */
export type LocateFailure = 'unsupported' | 'denied' | 'unavailable' | 'late';

/** How long the browser may take for a position before the visitor is told, in milliseconds. */
const timeoutMilliseconds = 15_000;

/**
 * Watches the position of the visitor with high accuracy.
 * @returns the function that stops watching
 */
export function watchPosition(
  onFix: (fix: Fix) => void,
  onFailure: (failure: LocateFailure) => void,
): () => void {
  // The type is wrong for insecure contexts, where there is no geolocation.
  const geolocation: Geolocation | undefined = navigator.geolocation;
  if (geolocation === undefined) {
    onFailure('unsupported');
    return () => {};
  }
  const id = geolocation.watchPosition(
    ({ coords: { latitude, longitude, accuracy } }) => onFix({ latitude, longitude, accuracy }),
    ({ code }) => onFailure(failures[code] ?? 'unavailable'),
    { enableHighAccuracy: true, timeout: timeoutMilliseconds, maximumAge: 0 },
  );
  return () => geolocation.clearWatch(id);
}

/** The codes of GeolocationPositionError. */
const failures: Readonly<Record<number, LocateFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'late' };
