import { accuracyLevels } from '@cae-map/contract/enumerations';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { compareTravelOrder } from '@cae-map/expedition/route/neighbours';
import { titleIn } from '@cae-map/expedition/texts/titles';
import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** The orders of the list; `route` is the only one in which places can be moved. */
export const placeOrders = ['route', 'title', 'date', 'accuracy', 'updated'] as const;
export type PlaceOrder = (typeof placeOrders)[number];

type Compare = (one: PlaceRevision, other: PlaceRevision) => number;

/** Sorts places; equal ones stay in the order of the route, and empty dates come last. */
export function sortPlaces(
  places: readonly PlaceRevision[],
  order: PlaceOrder,
  language: ContentLanguage,
): PlaceRevision[] {
  const byRoute = places.toSorted(compareTravelOrder);
  if (order === 'route') return byRoute;
  return byRoute.sort(comparators(language)[order]);
}

function comparators(language: ContentLanguage): Readonly<Record<Exclude<PlaceOrder, 'route'>, Compare>> {
  const { compare } = new Intl.Collator(language);
  return {
    title: (one, other) => compare(titleIn(one, language).text, titleIn(other, language).text),
    date: (one, other) => compareText(one.date ?? '9999', other.date ?? '9999'),
    accuracy: (one, other) =>
      accuracyLevels.indexOf(other.accuracy_level) - accuracyLevels.indexOf(one.accuracy_level),
    updated: (one, other) => compareText(other.updated_at, one.updated_at),
  };
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
