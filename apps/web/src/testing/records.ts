import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/image';
import type { PlaceRecord } from '@cae-map/contract/entities/place';

/** Records for tests: each builder gives a plain valid record, and a test names only what it is about. */

export function placeRecord(fields: Partial<PlaceRecord> = {}): PlaceRecord {
  return {
    place_id: 53,
    seqid: 1000,
    title_ru: 'Лех',
    title_en: 'Leh',
    title_modern: 'Leh; Лех',
    latitude: 34.16,
    longitude: 77.58,
    date: '1925-08-26',
    enddate: '1925-09-19',
    date_format: 'YYYY-MM-DD',
    date_acc: null,
    routejson: '[]',
    zoom: 'large',
    minzoom: 3,
    tooltip_position: 'right',
    visited_on: 'cae',
    accuracy_level: 'high',
    go_by: 'horse',
    place_type: 'others',
    ispathpart: true,
    path_ref_req: false,
    path_ref_req_info: '',
    hide_distance: false,
    notes: 'Столица Ладака.',
    notes_en: 'The capital of Ladakh.',
    location_reference: 'Город известен.',
    location_reference_en: 'The town is known.',
    overnight_place: 'Дворец',
    overnight_place_en: 'Palace',
    traveler_todo: '',
    traveler_todo_en: '',
    imgcount: 0,
    ...fields,
  };
}

export function imageRecord(fields: Partial<ImageRecord> = {}): ImageRecord {
  return {
    image_id: 1,
    filename: null,
    filename_orig: null,
    place_id: 53,
    related_image_id: null,
    seqid: 1,
    image_seqid: 1,
    image_type: 'painting',
    image_enabled: true,
    visibility_level: 'high',
    is_illustration: false,
    title_ru: 'Лех',
    title_en: 'Leh',
    author_ru: 'Н. К. Рерих',
    author_en: 'Nicholas Roerich',
    ownership: null,
    year: 1925,
    enddate: null,
    datetime_original: null,
    date_format: null,
    latitude: null,
    longitude: null,
    minzoom: null,
    video_id: null,
    video_starttime: null,
    url: null,
    thumb: null,
    thumbnail: null,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    uploaded_at: null,
    ...fields,
  };
}

/** A picture drawn for this site. */
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
    text_id: 1,
    chapter_id: 4,
    text_seqid: 1,
    text_date: '1925-08-26',
    text_enddate: null,
    date_format: 'YYYY-MM-DD',
    text_content: '<p data-text4placeid="53">Караван вошёл в <a data-text4placeid="53">Лех</a>.</p>',
    text_content_en: '<p data-text4placeid="53">The caravan entered <a data-text4placeid="53">Leh</a>.</p>',
    text_iplaces: '',
    text_iplaces_en: '',
    text_onplace: 'Лех',
    text_onplace_en: 'Leh',
    book_type: 'chronicle',
    related_image_ids: [],
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
