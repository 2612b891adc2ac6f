import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { daysBetween } from '../../dates/calendar.ts';
import type { MarkTarget } from '../marked-text.ts';
import type { NamePair } from './known-names.ts';

/** The fields of a place by which the names of a text are linked to it. */
export type LinkablePlace = Pick<
  PlaceRecord,
  | 'place_id'
  | 'seqid'
  | 'title_ru'
  | 'title_en'
  | 'title_modern'
  | 'date'
  | 'enddate'
  | 'date_format'
  | 'ispathpart'
>;

/** The fields of a person by which the names of a text are linked to them. */
export type LinkablePerson = Pick<PersonRecord, 'person_id' | 'name_ru' | 'name_en' | 'other_names'>;

/** A place or a person that a name of a text can link to. */
export interface LinkableRecord {
  readonly target: Exclude<MarkTarget, { readonly kind: 'link' }>;
  readonly titles: NamePair;
  /** All names of both languages: that of the pair of a name in one language only is the title in the other. */
  readonly names: readonly NamePair[];
  /** Other spellings, separated by semicolons. */
  readonly otherNames: string;
  /** The first and last day, `YYYY-MM-DD`; null if they are not known, as for people. */
  readonly stay: readonly [first: string, last: string] | null;
  /** How exact the days are, as `date_format` of a place. */
  readonly dateFormat: string | null;
  /** A place on the route, or a person. */
  readonly isOnRoute: boolean;
  /** Places are in the order of the route, people after them. */
  readonly order: number;
}

/** Makes linkable records of the places and people. A family name is a name of a person if no other person has it. */
export function linkableRecords(
  places: readonly LinkablePlace[],
  people: readonly LinkablePerson[],
): LinkableRecord[] {
  const familyNames = people.map(({ name_ru }) => lastWord(name_ru));
  return [
    ...places.map((place): LinkableRecord => {
      const first = place.date ?? place.enddate;
      const titles = { ru: place.title_ru, en: place.title_en };
      const heads = { ru: headOf(titles.ru), en: headOf(titles.en) };
      return {
        target: { kind: 'place', placeIds: [place.place_id] },
        titles,
        names: withoutDuplicates([titles, heads]),
        otherNames: place.title_modern,
        stay: first === null ? null : [first, place.enddate ?? first],
        dateFormat: place.date_format,
        isOnRoute: place.ispathpart,
        order: place.seqid,
      };
    }),
    ...people.map((person, index): LinkableRecord => {
      const titles = { ru: person.name_ru, en: person.name_en };
      const family = { ru: lastWord(titles.ru), en: lastWord(titles.en) };
      const isAlone = familyNames.filter((name) => name === family.ru).length === 1;
      return {
        target: { kind: 'person', personId: person.person_id },
        titles,
        names: isAlone ? withoutDuplicates([titles, family]) : [titles],
        otherNames: person.other_names,
        stay: null,
        dateFormat: null,
        isOnRoute: true,
        order: Number.MAX_SAFE_INTEGER - people.length + index,
      };
    }),
  ];
}

/** The part of a title before the name of a part of the place: `Leh` of `Leh. The palace`. */
function headOf(title: string): string {
  const head = (title.split(/[.,(]/u)[0] ?? '').trim();
  return head === '' ? title : head;
}

function lastWord(name: string): string {
  return name.trim().split(/\s+/u).at(-1) ?? name;
}

function withoutDuplicates(pairs: readonly NamePair[]): NamePair[] {
  const keys = pairs.map(({ ru, en }) => `${ru}\n${en}`);
  return pairs.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** The days between a stay and a day: 0 within it, and infinite if one of them is not known. */
export function daysFromStay({ stay }: Pick<LinkableRecord, 'stay'>, day: string | null): number {
  if (stay === null || day === null) return Infinity;
  const [first, last] = stay;
  if (first <= day && day <= last) return 0;
  const days = Math.min(Math.abs(daysBetween(first, day)), Math.abs(daysBetween(last, day)));
  return Number.isNaN(days) ? Infinity : days;
}

/** Compares records: the nearest in time first, of them those on the route, in the order of the route. */
export function byNearness(day: string | null): (one: LinkableRecord, other: LinkableRecord) => number {
  return (one, other) => {
    const [days, otherDays] = [daysFromStay(one, day), daysFromStay(other, day)];
    if (days !== otherDays) return days - otherDays;
    return Number(other.isOnRoute) - Number(one.isOnRoute) || one.order - other.order;
  };
}
