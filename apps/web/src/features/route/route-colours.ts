import type { ColorScheme } from '../../map/tokens.ts';

/** How the line of a year is drawn: its colour, and the dark edge that keeps it apart from every ground. */
export interface LineColour {
  readonly core: string;
  readonly edge: string;
}

/** Years of the expedition that have a colour; a leg of any other year is white (RTE-14). */
export const routeYears = ['1923', '1924', '1925', '1926', '1927', '1928', '1934', '1935'] as const;
export type RouteYear = (typeof routeYears)[number];

/** The route's colours by day and by night. 1923 and 1924, and the two years of Manchuria, are one journey each. */
export const routeColours: Readonly<Record<ColorScheme, Readonly<Record<RouteYear, LineColour>>>> = {
  light: {
    1923: { core: '#6b7fb8', edge: '#2f3f73' },
    1924: { core: '#6b7fb8', edge: '#2f3f73' },
    1925: { core: '#c07420', edge: '#6b3c08' },
    1926: { core: '#2f7f6b', edge: '#124a3c' },
    1927: { core: '#9c3f5d', edge: '#5c1a33' },
    1928: { core: '#41509e', edge: '#212a63' },
    1934: { core: '#7a6a4f', edge: '#40341f' },
    1935: { core: '#7a6a4f', edge: '#40341f' },
  },
  dark: {
    1923: { core: '#a9b8ea', edge: '#0d1126' },
    1924: { core: '#a9b8ea', edge: '#0d1126' },
    1925: { core: '#eab063', edge: '#0d1126' },
    1926: { core: '#74c9b0', edge: '#0d1126' },
    1927: { core: '#e79ab4', edge: '#0d1126' },
    1928: { core: '#a3adf5', edge: '#0d1126' },
    1934: { core: '#cdbd9d', edge: '#0d1126' },
    1935: { core: '#cdbd9d', edge: '#0d1126' },
  },
};

/** The line of a year without a colour. */
export const colourOfOtherYears: LineColour = { core: '#ffffff', edge: '#2b2540' };

/** The light (by night dark) band on which the line lies. */
export const routeHalo: Readonly<Record<ColorScheme, string>> = { light: '#fffaf0', dark: '#12162c' };

/** The highlighted stretch (RTE-4). */
export const highlightColour = '#f59e0b';

/** Whether a year has a colour of its own. */
export function isRouteYear(year: string): year is RouteYear {
  return routeYears.some((known) => known === year);
}
