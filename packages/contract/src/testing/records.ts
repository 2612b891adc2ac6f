import type { PlaceRecord, PlaceRecordForEditors } from '../entities/place.ts';
import type { ImageRecord } from '../entities/image.ts';
import type { TextRecord } from '../entities/book.ts';
import type { TranslationRecord } from '../entities/translation.ts';

/**
 * One complete valid record of each entity, for the tests of every workspace, which override only the relevant fields.
 */

export const aPlace: PlaceRecord = {
  place_id: 53,
  seqid: 10,
  title_ru: 'Лех',
  title_en: 'Leh',
  title_modern: 'Leh',
  latitude: 34.16,
  longitude: 77.58,
  date: '1925-08-26',
  enddate: '1925-09-18',
  date_format: 'YYYY-MM-DD',
  date_acc: null,
  routejson: '[[34.1,77.5]]',
  zoom: 'large',
  minzoom: 5,
  tooltip_position: 'top',
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
};

export const aPlaceForEditors: PlaceRecordForEditors = { ...aPlace, content_todo: '' };

export const anImage: ImageRecord = {
  image_id: 1,
  filename: 'leh.jpg',
  filename_orig: 'leh.jpg',
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
};

export const aText: TextRecord = {
  text_id: 1,
  chapter_id: 1,
  text_seqid: 1,
  text_date: '1925-08-26',
  text_enddate: '1925-08-27',
  date_format: 'YYYY-MM-DD',
  text_content: '<p>Слова</p>',
  text_content_en: '<p>Words</p>',
  text_iplaces: '',
  text_iplaces_en: '',
  text_onplace: '',
  text_onplace_en: '',
  book_type: 'diary',
  related_image_ids: [],
};

export const aTranslation: TranslationRecord = {
  id: 1,
  source_table: 'places',
  source_id: 53,
  status: 'completed',
  updated_at: '2026-01-01T00:00:00.000Z',
};
