import { kindMessages } from './kind-en.ts';

/** English messages about heights with a source. */
export const height = kindMessages({
  editor: 'Edit height',
  intro:
    'The height of a stop that a source states. All other heights are those of the height grid of the map.',
  newTitle: 'New height',
  create: 'Add the height',
  list: 'Heights',
  listIntro: 'Heights of stops with their sources, by the title of the stop.',
  add: 'New height',
  search: 'Title of a stop, or source',
  changes: 'Changes of heights',
  deleted: 'Deleted heights',
  required: 'The height cannot be saved without this field.',
  sections: { height: 'Height', source: 'Source' },
  names: {
    place_id: 'Stop',
    metres: 'Metres above the sea',
    source_ru: 'Source in Russian',
    source_en: 'Source in English',
  },
  help: {
    place_id: 'A stop has one height.',
    metres:
      'Readers see it with “about” and as it is here: write no more digits than the source justifies, and round converted feet to 10 m.',
    source_ru:
      'Who states or measured the height, and how: a phrase in Russian without a capital letter and a full stop.',
    source_en:
      'Who states or measured the height, and how: a phrase without a capital letter and a full stop.',
  },
});
