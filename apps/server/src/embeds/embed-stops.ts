import { exactDateFormat } from '@cae-map/expedition/dates/stays';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import type { RouteEnd } from './embed-target.ts';

/** The stops of the route on a day in travel order; between two stays the one before and the one after; none for a day outside of the journey. */
export function findStopsOfDay(expedition: Expedition, date: string): readonly Place[] {
  const stops = (expedition.byDay.get(date) ?? []).filter(({ record }) => record.ispathpart);
  if (stops.length > 0) return stops;
  const dated = expedition.path.filter(
    ({ record }) => record.date !== null && record.date_format === exactDateFormat,
  );
  const before = dated.findLast(({ record }) => (record.date ?? '') <= date);
  const after = dated.find(({ record }) => (record.date ?? '') > date);
  return before === undefined || after === undefined ? [] : [before, after];
}

/** The stops from one end of a stretch to the other; none if an end is not on the route, or the ends are in the wrong order. */
export function findStretch(
  expedition: Expedition,
  { from, to }: { readonly from: RouteEnd; readonly to: RouteEnd },
): readonly Place[] {
  const first = findEnds(expedition, from).at(0);
  const last = findEnds(expedition, to).at(-1);
  if (first === undefined || last === undefined) return [];
  const start = expedition.path.indexOf(first);
  const end = expedition.path.indexOf(last);
  return start === -1 || end <= start ? [] : expedition.path.slice(start, end + 1);
}

function findEnds(expedition: Expedition, end: RouteEnd): readonly Place[] {
  if (end.kind === 'day') return findStopsOfDay(expedition, end.date);
  const place = expedition.byId.get(end.id);
  return place === undefined ? [] : [place];
}
