import type { Position } from '@cae-map/expedition/route/geography';
import type {
  CaptionHit,
  CoordinatesHit,
  DateHit,
  PlaceHit,
  SearchAnswer,
  SearchHit,
  TextHit,
} from '@cae-map/expedition/search/search-answer';

/** What choosing something found leads to. */
export type SearchTarget =
  | { readonly kind: 'place'; readonly placeId: number; readonly day?: string }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'point'; readonly position: Position }
  | { readonly kind: 'chapter'; readonly chapterId: number; readonly textId: number }
  | { readonly kind: 'query'; readonly query: string };

/** One line of the list of what was found. */
export interface SearchChoice {
  readonly id: string;
  readonly target: SearchTarget;
  readonly line: SearchLine;
}

/** What a line shows. */
export type SearchLine =
  | { readonly kind: 'place'; readonly hit: PlaceHit }
  | { readonly kind: 'stop'; readonly placeId: number; readonly metres: number | null }
  | { readonly kind: 'day'; readonly day: string; readonly direction: 'before' | 'after' }
  | { readonly kind: 'point'; readonly hit: CoordinatesHit }
  | { readonly kind: 'text'; readonly hit: TextHit }
  | { readonly kind: 'caption'; readonly hit: CaptionHit };

/** The lines of one kind, under a heading. */
export interface SearchGroup {
  readonly kind: SearchHit['kind'];
  /** The days that the group is about; null for other kinds. */
  readonly date: DateHit | null;
  /** How many were found, of which the choices are the first. */
  readonly count: number;
  readonly choices: readonly SearchChoice[];
}

/** What was found as lines in groups: places, days, points, texts, captions. */
export function searchGroups({ hits, counts }: SearchAnswer): readonly SearchGroup[] {
  const dates = hits.filter((hit) => hit.kind === 'date');
  const ofKind = (kind: SearchHit['kind']): SearchGroup[] => {
    const choices = hits.filter((hit) => hit.kind === kind).flatMap(choicesOf);
    return choices.length === 0 ? [] : [{ kind, date: null, count: counts[kind], choices }];
  };
  return [
    ...ofKind('place'),
    ...dates.map((date): SearchGroup => ({
      kind: 'date',
      date,
      count: date.placeIds.length,
      choices: choicesOf(date),
    })),
    ...ofKind('coordinates'),
    ...ofKind('text'),
    ...ofKind('caption'),
  ];
}

/** What is meant where it was found: each kind only where those before it found nothing. */
const meantKinds: readonly (readonly SearchHit['kind'][])[] = [
  ['place'],
  ['coordinates', 'date'],
  ['text', 'caption'],
];

/**
 * Ids of the places that are meant, each once, in the order of the list. Who asks for a place, with a date too, does not
 * mean all places of these days, nor all that a text about it names.
 */
export function foundPlaceIds({ hits }: SearchAnswer): readonly number[] {
  const found = meantKinds.map((kinds) => placeIdsOf(hits.filter(({ kind }) => kinds.includes(kind))));
  return found.find((ids) => ids.length > 0) ?? [];
}

function placeIdsOf(hits: readonly SearchHit[]): readonly number[] {
  const ids = hits.flatMap((hit) => {
    if (hit.kind === 'place') return [hit.placeId];
    if (hit.kind === 'coordinates') return hit.nearest.map(({ placeId }) => placeId);
    if (hit.kind === 'caption') return hit.placeId === null ? [] : [hit.placeId];
    return hit.placeIds;
  });
  return [...new Set(ids)];
}

/** The most stops of a day, a month or a year that the list shows. */
const mostStopsOfDate = 12;

function choicesOf(hit: SearchHit): SearchChoice[] {
  switch (hit.kind) {
    case 'place':
      return [placeChoice(`place-${hit.placeId}`, hit.placeId, { kind: 'place', hit })];
    case 'date':
      return dateChoices(hit);
    case 'coordinates':
      return [
        { id: 'point', target: { kind: 'point', position: hit.position }, line: { kind: 'point', hit } },
        ...hit.nearest.map(({ placeId, metres }) =>
          placeChoice(`near-${placeId}`, placeId, { kind: 'stop', placeId, metres }),
        ),
      ];
    case 'text':
      return [textChoice(hit)];
    case 'caption':
      return hit.placeId === null
        ? []
        : [placeChoice(`caption-${hit.imageId}`, hit.placeId, { kind: 'caption', hit })];
  }
}

function placeChoice(id: string, placeId: number, line: SearchLine): SearchChoice {
  return { id, target: { kind: 'place', placeId }, line };
}

/** A text leads to the place that it is about, else to its chapter. */
function textChoice(hit: TextHit): SearchChoice {
  const { textId, chapterId } = hit;
  return {
    id: `text-${textId}`,
    target: { kind: 'chapter', chapterId, textId },
    line: { kind: 'text', hit },
  };
}

function dateChoices({ precision, firstDay, placeIds, dayBefore, dayAfter }: DateHit): SearchChoice[] {
  const day = precision === 'day' ? { day: firstDay } : {};
  const stops = placeIds.slice(0, mostStopsOfDate).map((placeId): SearchChoice => ({
    id: `stop-${firstDay}-${placeId}`,
    target: { kind: 'place', placeId, ...day },
    line: { kind: 'stop', placeId, metres: null },
  }));
  if (stops.length > 0) return stops;
  return [
    ...(dayBefore === null ? [] : [dayChoice(dayBefore, 'before')]),
    ...(dayAfter === null ? [] : [dayChoice(dayAfter, 'after')]),
  ];
}

function dayChoice(day: string, direction: 'before' | 'after'): SearchChoice {
  return { id: `day-${day}`, target: { kind: 'day', day }, line: { kind: 'day', day, direction } };
}
