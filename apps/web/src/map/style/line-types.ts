import { transports, type PathGrouping } from '@cae-map/contract/enumerations';
import { findYearColour, otherYearsColour, routeYears, type LineColour } from './route-colours.ts';
import type { ColorScheme } from './tokens.ts';
import { findTunedColour } from './tuned-years.ts';

/** How the legs of one value of a line type are drawn. */
export interface LineStyle extends LineColour {
  readonly isDashed: boolean;
}

/** The classes of a leg by transport; `unknown` is a leg without a recorded transport. */
export const transportClasses = [...transports, 'unknown'] as const;
/** The classes of a leg by accuracy: `low` if its route requires clarification. */
export const accuracyClasses = ['high', 'low'] as const;

/** The name of the class of legs whose value has no colour of its own. */
const otherClass = 'other';

type Colours = Readonly<Record<ColorScheme, LineColour>>;

/** The dark map has one edge for all lines, which separates them from bright ground. */
const darkEdge = '#0d1126';

const purple: Colours = {
  light: { core: '#7434b0', edge: '#3f1a66' },
  dark: { core: '#bb90f8', edge: darkEdge },
};

/** RTE-2. Train and horse cart differ in lightness as well, and the steamship is dashed. */
const transportColours: Readonly<Record<(typeof transportClasses)[number], Colours>> = {
  horse: purple,
  car: purple,
  horsecart: { light: { core: '#a8703a', edge: '#4f2f0e' }, dark: { core: '#e6cb96', edge: darkEdge } },
  steamship: { light: { core: '#d01f9d', edge: '#6d0a4e' }, dark: { core: '#ff82dc', edge: darkEdge } },
  train: { light: { core: '#8b1414', edge: '#450606' }, dark: { core: '#f28378', edge: darkEdge } },
  unknown: { light: { core: '#2f7fe0', edge: '#0e3a7a' }, dark: { core: '#a4d4ff', edge: darkEdge } },
};

/** RTE-13. */
const accuracyColours: Readonly<Record<(typeof accuracyClasses)[number], Colours>> = {
  high: purple,
  low: { light: { core: '#d3271c', edge: '#6d0f08' }, dark: { core: '#ff7a6b', edge: darkEdge } },
};

/** The dashes of ships and of legs that require clarification in CSS pixels; longer than those of inferred legs. */
export const typeDash = { length: 13, gap: 9 } as const;

/** Lists the classes of a line type that have a colour; legs of other classes have that of `other`. */
export function listLineClasses(grouping: PathGrouping): readonly string[] {
  switch (grouping) {
    case 'year':
      return [...routeYears, otherClass];
    case 'transport':
      return transportClasses;
    case 'pathaccuracy':
      return accuracyClasses;
  }
}

/** Lists the classes of a line type that are dashed. */
export function listDashedClasses(grouping: PathGrouping): readonly string[] {
  return listLineClasses(grouping).filter((value) => isDashed(grouping, value));
}

/** Returns the style of the legs of a class. Every class has one: unknown transports are blue, other years white. */
export function findLineStyle(grouping: PathGrouping, value: string, scheme: ColorScheme): LineStyle {
  return { ...findColour(grouping, value, scheme), isDashed: isDashed(grouping, value) };
}

function findColour(grouping: PathGrouping, value: string, scheme: ColorScheme): LineColour {
  switch (grouping) {
    case 'year':
      // Legs of other years are logged, but not the class of the legend and of the arrowheads.
      return value === otherClass ? otherYearsColour : findShownYearColour(value, scheme);
    case 'transport':
      return transportColours[transportClasses.find((known) => known === value) ?? 'unknown'][scheme];
    case 'pathaccuracy':
      return accuracyColours[accuracyClasses.find((known) => known === value) ?? 'low'][scheme];
  }
}

/** The colour of a year, or the one that a researcher tries out. */
function findShownYearColour(year: string, scheme: ColorScheme): LineColour {
  const colour = findYearColour(year, scheme);
  const core = findTunedColour(year, scheme);
  return core === undefined ? colour : { ...colour, core };
}

function isDashed(grouping: PathGrouping, value: string): boolean {
  if (grouping === 'transport') return value === 'steamship';
  return grouping === 'pathaccuracy' && value !== 'high';
}
