import type { ColorScheme } from '../../../map/style/tokens.ts';

/** Colours of the stops and their labels. */
export interface StopColours {
  readonly ink: string;
  readonly paper: string;
  readonly halo: string;
  /** The small circle of a stop at zooms below its marker. */
  readonly circle: string;
}

export const stopColours: Readonly<Record<ColorScheme, StopColours>> = {
  light: { ink: '#231d33', paper: '#fffaf0', halo: '#fffaf0', circle: '#b5402a' },
  dark: { ink: '#f3ead9', paper: '#1b2039', halo: '#12162c', circle: '#ee8a70' },
};
