import { logWarning } from '../../lib/log.ts';
import type { ColorScheme } from './tokens.ts';

/** The colour of the line of a year, and of its dark edge, which contrasts with every ground. */
export interface LineColour {
  readonly core: string;
  readonly edge: string;
}

/** The years with a colour; legs of other years are white. */
export const routeYears = ['1923', '1924', '1925', '1926', '1927', '1928'] as const;
export type RouteYear = (typeof routeYears)[number];

/**
 * The colours of the route by colour scheme. 1923 and 1924 share a colour. They differ in lightness as well as in hue, so
 * that they can be distinguished with colour blindness. `--year-*` in `styles/tokens.css` has the same colours.
 */
export const routeColours: Readonly<Record<ColorScheme, Readonly<Record<RouteYear, LineColour>>>> = {
  light: {
    1923: { core: '#2a86cf', edge: '#0e4474' },
    1924: { core: '#2a86cf', edge: '#0e4474' },
    1925: { core: '#cb6f1c', edge: '#6b3c08' },
    1926: { core: '#1d5c3c', edge: '#0a3320' },
    1927: { core: '#a5527c', edge: '#5c1f40' },
    1928: { core: '#3d2683', edge: '#1d0f47' },
  },
  dark: {
    1923: { core: '#79d2f5', edge: '#0d1126' },
    1924: { core: '#79d2f5', edge: '#0d1126' },
    1925: { core: '#f5ad5c', edge: '#0d1126' },
    1926: { core: '#b0f2c2', edge: '#0d1126' },
    1927: { core: '#c9959d', edge: '#0d1126' },
    1928: { core: '#8f9cf5', edge: '#0d1126' },
  },
};

/** The colour of all other years. */
export const otherYearsColour: LineColour = { core: '#ffffff', edge: '#2b2540' };

/** The colour of the band below the line. */
export const routeHalo: Readonly<Record<ColorScheme, string>> = { light: '#fffaf0', dark: '#12162c' };

/** The colour of highlighted legs. */
export const highlightColour = '#f59e0b';

/** The colour of the leg to the open stop if the option for its highlight is set. */
export const thickColour = '#a344ff';

/** The line widths in CSS pixels. The core is drawn over the dark edge. */
export const routeWidths = {
  core: 3.5,
  edge: 5,
  halo: 7,
  thick: 6,
  highlightGlow: 9,
  highlight: 5,
} as const;

/**
 * The dashes of inferred legs in CSS pixels, without the round ends of each dash, which add the width of the line. The dots of the
 * route ahead are a third as long.
 */
export const inferredDash = { length: 5, gap: 8.5 } as const;

/** Whether a year has its own colour. */
export function isRouteYear(year: string): year is RouteYear {
  return routeYears.some((known) => known === year);
}

/** Returns the colours of the arrowheads on a line: dark on a light map, light on a dark one. */
export function findArrowColours(
  { core, edge }: LineColour,
  scheme: ColorScheme,
): { readonly fill: string; readonly halo: string } {
  return { fill: scheme === 'light' ? edge : core, halo: routeHalo[scheme] };
}

const reported = new Set<string>();

/** Returns the colour of a year; white for other years, with a single warning per year. */
export function findYearColour(year: string, scheme: ColorScheme): LineColour {
  if (isRouteYear(year)) return routeColours[scheme][year];
  if (!reported.has(year)) {
    reported.add(year);
    logWarning(`the route of the year ${year === '' ? '(unknown)' : year} has no colour: it is white`);
  }
  return otherYearsColour;
}
