import type { TrackColor } from '../../../lib/storage/tracks/stored-track.ts';
import type { ColorScheme } from '../../../map/style/tokens.ts';

/** The colours of the lines. Their halo gives them contrast on every base map. */
export const trackColours: Readonly<Record<TrackColor, string>> = {
  yellow: '#ffd21f',
  red: '#e5383b',
  blue: '#2f7df6',
  green: '#1fa35b',
  violet: '#9b4dca',
  orange: '#ff8a1f',
  cyan: '#14b8c4',
};

/** The edge of a line: dark on light maps and dark below bright lines at night. */
export const trackHalos: Readonly<Record<ColorScheme, string>> = { light: '#231d33', dark: '#0d0f1f' };
