import { createStore } from 'zustand/vanilla';
import type { RouteYear } from './route-colours.ts';
import type { ColorScheme } from './tokens.ts';

/** Colours of years as `#rrggbb`, by the lightness of the base layer, that replace those of the map. */
export type TunedYears = Readonly<Record<ColorScheme, Readonly<Partial<Record<RouteYear, string>>>>>;

/** No replaced colours. */
export const noTunedYears: TunedYears = { light: {}, dark: {} };

/** The colours that a researcher tries out. The drawing of the route and the 3D map keep theirs. */
export const tunedYearsStore = createStore<{ readonly years: TunedYears }>(() => ({ years: noTunedYears }));

/** The replaced colour of a year; undefined without one. */
export function findTunedColour(year: string, scheme: ColorScheme): string | undefined {
  const colours: Readonly<Record<string, string | undefined>> = tunedYearsStore.getState().years[scheme];
  // A year from the data may have the name of a property of all objects.
  return Object.hasOwn(colours, year) ? colours[year] : undefined;
}
