import type { TextRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { WorkRecord } from '@cae-map/contract/entities/work';
import { listIndexedDays } from '../indexed-days.ts';
import type { Position } from '../route/geography.ts';
import { isListed } from '../shown-stops.ts';
import { getImageKind, isShown, type ImageKind } from '../places/images.ts';
import type { Expedition, Place } from '../to-expedition.ts';
import type { PlaceAlias } from './aliases.ts';

/** A place as search input. */
export type SearchPlace = Pick<
  PlaceRecord,
  'place_id' | 'seqid' | 'title_ru' | 'title_en' | 'title_modern' | 'minzoom' | 'visited_on'
> & {
  /** WGS84 degrees, latitude first. */
  readonly position: Position | null;
  /** The first and last day by which the place can be found; both null when it cannot. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
};

/** A text of a book as search input; the content is HTML in both languages. */
export type SearchText = Pick<
  TextRecord,
  | 'text_id'
  | 'chapter_id'
  | 'text_date'
  | 'text_enddate'
  | 'date_format'
  | 'text_content'
  | 'text_content_en'
  | 'text_onplace'
  | 'text_onplace_en'
>;

/** The caption of an image as search input. */
export type SearchCaption = Pick<
  ImageRecord,
  'image_id' | 'place_id' | 'title_ru' | 'title_en' | 'author_ru' | 'author_en'
> & { readonly imageKind: ImageKind };

/** A person as search input. */
export type SearchPerson = Pick<
  PersonRecord,
  'person_id' | 'name_ru' | 'name_en' | 'other_names' | 'role_ru' | 'role_en'
>;

/** A work of the bibliography as search input. */
export type SearchWork = Pick<
  WorkRecord,
  'work_id' | 'author_ru' | 'author_en' | 'title_ru' | 'title_en' | 'year'
>;

/** Everything that can be found, as plain data for a worker. */
export interface SearchInput {
  readonly places: readonly SearchPlace[];
  readonly texts: readonly SearchText[];
  readonly captions: readonly SearchCaption[];
  readonly people: readonly SearchPerson[];
  readonly works: readonly SearchWork[];
  readonly aliases: readonly PlaceAlias[];
  /** Ids of the only visible places; empty shows all. */
  readonly whitelist: readonly number[];
}

/** Search input that is not part of the loaded expedition. */
export interface SearchSources {
  readonly texts: readonly SearchText[];
  readonly aliases: readonly PlaceAlias[];
  /** None while they are loading. */
  readonly people?: readonly SearchPerson[];
  readonly works?: readonly SearchWork[];
  /** Includes captions of images of low visibility. */
  readonly showAllPhotos?: boolean;
  /** Ids of the only visible places; empty or omitted shows all. */
  readonly whitelist?: readonly number[];
}

/** Collects the search input from a loaded expedition. */
export function searchInput(expedition: Expedition, sources: SearchSources): SearchInput {
  const { whitelist = [] } = sources;
  const places = expedition.places.filter(({ id }) => isListed(id, whitelist));
  return {
    places: places.map(searchPlace),
    texts: sources.texts.map(searchText),
    captions: places.flatMap((place) =>
      expedition
        .getImages(place.id)
        .filter((image) => isShown(image, sources.showAllPhotos ?? false))
        .map(searchCaption),
    ),
    people: (sources.people ?? []).map(searchPerson),
    works: (sources.works ?? []).map(searchWork),
    aliases: sources.aliases,
    whitelist,
  };
}

function searchPlace(place: Place): SearchPlace {
  const { place_id, seqid, title_ru, title_en, title_modern, minzoom, visited_on } = place.record;
  const days = listIndexedDays(place);
  return {
    place_id,
    seqid,
    title_ru,
    title_en,
    title_modern,
    minzoom,
    visited_on,
    position: place.position,
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
  };
}

function searchText(text: SearchText): SearchText {
  const { text_id, chapter_id, text_date, text_enddate, date_format } = text;
  const { text_content, text_content_en, text_onplace, text_onplace_en } = text;
  return {
    text_id,
    chapter_id,
    text_date,
    text_enddate,
    date_format,
    text_content,
    text_content_en,
    text_onplace,
    text_onplace_en,
  };
}

function searchCaption(image: ImageRecord): SearchCaption {
  const { image_id, place_id, title_ru, title_en, author_ru, author_en } = image;
  return { image_id, place_id, title_ru, title_en, author_ru, author_en, imageKind: getImageKind(image) };
}

function searchPerson(person: SearchPerson): SearchPerson {
  const { person_id, name_ru, name_en, other_names, role_ru, role_en } = person;
  return { person_id, name_ru, name_en, other_names, role_ru, role_en };
}

function searchWork(work: SearchWork): SearchWork {
  const { work_id, author_ru, author_en, title_ru, title_en, year } = work;
  return { work_id, author_ru, author_en, title_ru, title_en, year };
}
