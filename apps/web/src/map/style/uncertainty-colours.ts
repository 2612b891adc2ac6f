import type { ColorScheme } from './tokens.ts';

/** The colours of a disc of accuracy. */
export interface DiscColours {
  readonly fill: string;
  readonly edge: string;
  /** The line around the edge, which separates it from ground of its own lightness. */
  readonly halo: string;
}

/** The colours of the discs by the lightness of the base layer; they differ from those of the years. */
export const discColours: Readonly<Record<ColorScheme, DiscColours>> = {
  light: { fill: '#7a3d8f', edge: '#5b2a6d', halo: '#fffaf0' },
  dark: { fill: '#ffd98a', edge: '#ffe6b0', halo: '#171a2f' },
};

/** The opacity of each of the eight layers of a disc; its middle has all of them. */
export const discLayerOpacity = 0.04;

/** The dashes of the edge of a disc without a limit, in widths of the line. */
export const openEdgeDash = [3, 3] as const;
