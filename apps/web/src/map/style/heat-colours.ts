import type { ColorScheme } from './tokens.ts';

/** The colours of the heat map from few to many nights: from transparent to opaque, darker on a light map, lighter on a dark one. */
export const heatColours: Readonly<Record<ColorScheme, readonly string[]>> = {
  light: ['rgba(242,142,43,0.55)', 'rgba(222,84,36,0.75)', 'rgba(186,30,58,0.85)', 'rgba(110,10,70,0.92)'],
  dark: ['rgba(94,62,160,0.5)', 'rgba(200,72,124,0.65)', 'rgba(246,150,84,0.8)', 'rgba(255,236,170,0.92)'],
};
