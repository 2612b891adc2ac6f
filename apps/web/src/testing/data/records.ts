import type { AccountRecord } from '@cae-map/contract/entities/accounts/account';
import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { anImage, aPlace, aText } from '@cae-map/contract/testing/records';
import { capabilitiesOf, isSuperuser } from '@cae-map/contract/roles';

/** Builders of valid records; a test sets only the relevant fields. */

export function placeRecord(fields: Partial<PlaceRecord> = {}): PlaceRecord {
  return {
    ...aPlace,
    seqid: 1000,
    title_modern: 'Leh; Лех',
    enddate: '1925-09-19',
    routejson: '[]',
    minzoom: 3,
    tooltip_position: 'right',
    accuracy_level: 'high',
    place_type: 'others',
    notes: 'Столица Ладака.',
    notes_en: 'The capital of Ladakh.',
    location_reference: 'Город известен.',
    location_reference_en: 'The town is known.',
    overnight_place: 'Дворец',
    overnight_place_en: 'Palace',
    ...fields,
  };
}

export function imageRecord(fields: Partial<ImageRecord> = {}): ImageRecord {
  return {
    ...anImage,
    filename: null,
    filename_orig: null,
    ...fields,
  };
}

/** The record of an illustration that was generated for this site. */
export function illustrationRecord(fields: Partial<ImageRecord> = {}): ImageRecord {
  return imageRecord({
    image_id: 100,
    image_type: 'relatedimage',
    is_illustration: true,
    title_ru: 'Лех: горы вечером',
    title_en: 'Leh: mountains at dusk',
    author_ru: 'Рисунок для этого сайта',
    author_en: 'Drawn for this site',
    filename: 'a.webp',
    url: '/media/illustrations/a.webp',
    thumb: '/media/illustrations/a-320.webp',
    thumbnail: '/media/illustrations/a-800.webp',
    ...fields,
  });
}

export function textRecord(fields: Partial<TextInContextRecord> = {}): TextInContextRecord {
  return {
    ...aText,
    chapter_id: 4,
    text_enddate: null,
    text_content: '<p data-text4placeid="53">Караван вошёл в <a data-text4placeid="53">Лех</a>.</p>',
    text_content_en: '<p data-text4placeid="53">The caravan entered <a data-text4placeid="53">Leh</a>.</p>',
    text_onplace: 'Лех',
    text_onplace_en: 'Leh',
    book_type: 'chronicle',
    book_id: 1,
    book_title: 'Хроника пути',
    book_title_en: 'Chronicle of the route',
    book_author: 'Редакторы карты',
    book_author_en: 'The editors of the map',
    chapter_title: 'Дорога в Лех',
    chapter_title_en: 'The Road to Leh',
    ...fields,
  };
}

/** The account of a user; the capabilities are those of its role. */
export function accountRecord({ role = 'user', ...fields }: Partial<AccountRecord> = {}): AccountRecord {
  return {
    id: 7,
    full_name: 'Esther Lichtmann',
    email: 'esther@example.org',
    is_superuser: isSuperuser(role),
    role,
    capabilities: [...capabilitiesOf(role)],
    is_verified: true,
    version: 3,
    created_at: '2026-11-01T10:00:00.000Z',
    has_password: true,
    is_google_linked: false,
    ...fields,
  };
}
