import { imageKinds, type ImageKind } from '@cae-map/expedition/places/images';
import type { Position } from '@cae-map/expedition/route/geography';
import type {
  CaptionHit,
  CoordinatesHit,
  DateHit,
  PersonHit,
  PlaceHit,
  SearchAnswer,
  SearchHit,
  TextHit,
  WorkHit,
} from '@cae-map/expedition/search/search-answer';
import { paths } from '../../../lib/url/paths.ts';

/** What is shown of a place: a day of the journey, or one of its pictures. */
export interface PlaceDetail {
  readonly day?: string;
  readonly imageId?: number;
}

/** What a chosen result opens. */
export type SearchTarget =
  | ({ readonly kind: 'place'; readonly placeId: number } & PlaceDetail)
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'point'; readonly position: Position }
  | { readonly kind: 'chapter'; readonly chapterId: number; readonly textId: number }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'query'; readonly query: string };

/** A line of the results. */
export interface SearchChoice {
  readonly id: string;
  readonly target: SearchTarget;
  readonly line: SearchLine;
}

/** The content of a line. */
export type SearchLine =
  | { readonly kind: 'place'; readonly hit: PlaceHit }
  | { readonly kind: 'stop'; readonly placeId: number; readonly metres: number | null }
  | { readonly kind: 'day'; readonly day: string; readonly direction: 'before' | 'after' }
  | { readonly kind: 'point'; readonly hit: CoordinatesHit }
  | { readonly kind: 'text'; readonly hit: TextHit }
  | { readonly kind: 'caption'; readonly hit: CaptionHit }
  | { readonly kind: 'person'; readonly hit: PersonHit }
  | { readonly kind: 'work'; readonly hit: WorkHit };

/** The lines of one kind under a heading. */
export interface SearchGroup {
  readonly kind: SearchHit['kind'];
  /** The kind of the images of captions; null for other kinds. */
  readonly imageKind: ImageKind | null;
  /** The days of the group; null for other kinds. */
  readonly date: DateHit | null;
  /** The number of all hits; the choices are the first of them. */
  readonly count: number;
  readonly choices: readonly SearchChoice[];
}

/** Groups the hits of a search: places, people, days, points, texts, captions by the kind of their images, works. */
export function searchGroups({ hits, counts, captionCounts }: SearchAnswer): readonly SearchGroup[] {
  const dates = hits.filter((hit) => hit.kind === 'date');
  const createGroup = (kind: SearchHit['kind']): SearchGroup[] => {
    const choices = hits.filter((hit) => hit.kind === kind).flatMap(createChoices);
    return choices.length === 0 ? [] : [{ kind, imageKind: null, date: null, count: counts[kind], choices }];
  };
  const createCaptionGroup = (imageKind: ImageKind): SearchGroup[] => {
    const choices = hits
      .filter((hit) => hit.kind === 'caption' && hit.imageKind === imageKind)
      .flatMap(createChoices);
    const count = captionCounts[imageKind];
    return choices.length === 0 ? [] : [{ kind: 'caption', imageKind, date: null, count, choices }];
  };
  return [
    ...createGroup('place'),
    ...createGroup('person'),
    ...dates.map((date): SearchGroup => ({
      kind: 'date',
      imageKind: null,
      date,
      count: date.placeIds.length,
      choices: createChoices(date),
    })),
    ...createGroup('coordinates'),
    ...createGroup('text'),
    ...imageKinds.flatMap(createCaptionGroup),
    ...createGroup('work'),
  ];
}

/** The priority of kinds of hits: each is used only if the previous ones have no places. */
const kindPriority: readonly (readonly SearchHit['kind'][])[] = [
  ['place'],
  ['coordinates', 'date'],
  ['text', 'caption'],
];

/**
 * Returns the unique ids of the found places in the order of the list. A query for a place, even with a date, does not
 * include all places of these days or of the texts.
 */
export function foundPlaceIds({ hits }: SearchAnswer): readonly number[] {
  const found = kindPriority.map((kinds) => collectPlaceIds(hits.filter(({ kind }) => kinds.includes(kind))));
  return found.find((ids) => ids.length > 0) ?? [];
}

function collectPlaceIds(hits: readonly SearchHit[]): readonly number[] {
  const ids = hits.flatMap((hit) => {
    if (hit.kind === 'place') return [hit.placeId];
    if (hit.kind === 'coordinates') return hit.nearest.map(({ placeId }) => placeId);
    if (hit.kind === 'caption') return hit.placeId === null ? [] : [hit.placeId];
    if (hit.kind === 'person' || hit.kind === 'work') return [];
    return hit.placeIds;
  });
  return [...new Set(ids)];
}

/** The maximum number of listed stops of a day, a month or a year. */
const maxStopsPerDate = 12;

function createChoices(hit: SearchHit): SearchChoice[] {
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
    case 'person':
      return [
        {
          id: `person-${hit.personId}`,
          target: { kind: 'page', path: paths.person(hit.personId) },
          line: { kind: 'person', hit },
        },
      ];
    case 'work':
      return [
        {
          id: `work-${hit.workId}`,
          target: { kind: 'page', path: paths.sources(hit.workId) },
          line: { kind: 'work', hit },
        },
      ];
    case 'caption':
      return hit.placeId === null
        ? []
        : [
            {
              id: `caption-${hit.imageId}`,
              target: { kind: 'place', placeId: hit.placeId, imageId: hit.imageId },
              line: { kind: 'caption', hit },
            },
          ];
  }
}

function placeChoice(id: string, placeId: number, line: SearchLine): SearchChoice {
  return { id, target: { kind: 'place', placeId }, line };
}

function textChoice(hit: TextHit): SearchChoice {
  const { textId, chapterId } = hit;
  return {
    id: `text-${textId}`,
    target: { kind: 'chapter', chapterId, textId },
    line: { kind: 'text', hit },
  };
}

function dateChoices({ firstDay, lastDay, placeIds, dayBefore, dayAfter }: DateHit): SearchChoice[] {
  const day = firstDay === lastDay ? { day: firstDay } : {};
  const stops = placeIds.slice(0, maxStopsPerDate).map((placeId): SearchChoice => ({
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
