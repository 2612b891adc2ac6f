import { logWarning } from '../../lib/log.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';

/** How the line of a year is drawn: its colour, and the dark edge that keeps it apart from every ground. */
export interface LineColour {
  readonly core: string;
  readonly edge: string;
}

/** Years of the expedition that have a colour; a leg of any other year is white. */
export const routeYears = ['1923', '1924', '1925', '1926', '1927', '1928'] as const;
export type RouteYear = (typeof routeYears)[number];

/** The route's colours by day and by night. 1923 and 1924 are one journey. */
export const routeColours: Readonly<Record<ColorScheme, Readonly<Record<RouteYear, LineColour>>>> = {
  light: {
    1923: { core: '#6b7fb8', edge: '#2f3f73' },
    1924: { core: '#6b7fb8', edge: '#2f3f73' },
    1925: { core: '#c07420', edge: '#6b3c08' },
    1926: { core: '#2f7f6b', edge: '#124a3c' },
    1927: { core: '#9c3f5d', edge: '#5c1a33' },
    1928: { core: '#41509e', edge: '#212a63' },
  },
  dark: {
    1923: { core: '#a9b8ea', edge: '#0d1126' },
    1924: { core: '#a9b8ea', edge: '#0d1126' },
    1925: { core: '#eab063', edge: '#0d1126' },
    1926: { core: '#74c9b0', edge: '#0d1126' },
    1927: { core: '#e79ab4', edge: '#0d1126' },
    1928: { core: '#a3adf5', edge: '#0d1126' },
  },
};

/** The line of a year without a colour. */
export const colourOfOtherYears: LineColour = { core: '#ffffff', edge: '#2b2540' };

/** The light (by night dark) band on which the line lies. */
export const routeHalo: Readonly<Record<ColorScheme, string>> = { light: '#fffaf0', dark: '#12162c' };

/** The highlighted stretch. */
export const highlightColour = '#f59e0b';

/** The leg to the open stop, while its highlight is switched on in the settings. */
export const thickColour = '#a344ff';

/** Breadths of the lines in CSS pixels. The coloured line is its dark edge with a core in it. */
export const routeWidths = {
  core: 3.5,
  edge: 5,
  halo: 7,
  thick: 6,
  highlightGlow: 9,
  highlight: 5,
} as const;

/** Whether a year has a colour of its own. */
export function isRouteYear(year: string): year is RouteYear {
  return routeYears.some((known) => known === year);
}

const reported = new Set<string>();

/** The colour of a year; white, told on the console once a year, for one that has none. */
export function colourOfYear(year: string, scheme: ColorScheme): LineColour {
  if (isRouteYear(year)) return routeColours[scheme][year];
  if (!reported.has(year)) {
    reported.add(year);
    logWarning(`no colour is known for the route of year ${year === '' ? '(unknown)' : year}: it is white`);
  }
  return colourOfOtherYears;
}
