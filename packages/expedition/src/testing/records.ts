import type { TextIdRecord, TextInContextRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/image';
import type { PlaceRecord } from '@cae-map/contract/entities/place';

const moment = '2025-01-01T00:00:00.000Z';

/** A path stop of the main expedition with the fields that a test names; its seqid follows its id. */
export function aPlace(fields: Partial<PlaceRecord> & Pick<PlaceRecord, 'place_id'>): PlaceRecord {
  return {
    seqid: fields.place_id * 10,
    title_ru: `Место ${fields.place_id}`,
    title_en: `Place ${fields.place_id}`,
    title_modern: '',
    latitude: 40,
    longitude: 80 + fields.place_id / 100,
    date: '1926-05-01',
    enddate: '1926-05-01',
    date_format: 'YYYY-MM-DD',
    date_acc: null,
    routejson: '[]',
    zoom: 'small',
    minzoom: 7,
    tooltip_position: 'right',
    visited_on: 'cae',
    accuracy_level: 'exact',
    go_by: 'horse',
    place_type: 'ontheway',
    ispathpart: true,
    path_ref_req: false,
    path_ref_req_info: '',
    hide_distance: false,
    notes: '',
    notes_en: '',
    location_reference: '',
    location_reference_en: '',
    overnight_place: '',
    overnight_place_en: '',
    traveler_todo: '',
    traveler_todo_en: '',
    imgcount: 0,
    ...fields,
  };
}

/** An enabled photograph of high visibility with the fields that a test names. */
export function anImage(fields: Partial<ImageRecord> & Pick<ImageRecord, 'image_id'>): ImageRecord {
  return {
    filename: `${fields.image_id}.jpg`,
    filename_orig: null,
    place_id: 1,
    related_image_id: null,
    seqid: fields.image_id,
    image_seqid: fields.image_id,
    image_type: 'photo',
    image_enabled: true,
    visibility_level: 'high',
    is_illustration: false,
    title_ru: '',
    title_en: '',
    author_ru: '',
    author_en: '',
    ownership: null,
    year: null,
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
    created_at: moment,
    updated_at: moment,
    uploaded_at: null,
    ...fields,
  };
}

/** Where a text stands, with the fields that a test names. */
export function aTextId(fields: Partial<TextIdRecord> & Pick<TextIdRecord, 'text_id'>): TextIdRecord {
  return {
    chapter_id: 1,
    book_id: 1,
    text_seqid: fields.text_id,
    text_date: null,
    text_enddate: null,
    date_format: 'YYYY-MM-DD',
    place_ids: [],
    ...fields,
  };
}

/** A text of the chronicle with the fields that a test names. */
export function aText(
  fields: Partial<TextInContextRecord> & Pick<TextInContextRecord, 'text_id'>,
): TextInContextRecord {
  const book = fields.book_id ?? 1;
  return {
    chapter_id: 1,
    text_seqid: fields.text_id,
    text_date: null,
    text_enddate: null,
    date_format: 'YYYY-MM-DD',
    text_content: '',
    text_content_en: '',
    text_iplaces: '',
    text_iplaces_en: '',
    text_onplace: '',
    text_onplace_en: '',
    book_type: 'chronicle',
    related_image_ids: [],
    book_id: book,
    book_title: `Книга ${book}`,
    book_title_en: `Book ${book}`,
    book_author: '',
    book_author_en: '',
    chapter_title: '',
    chapter_title_en: '',
    ...fields,
  };
}
