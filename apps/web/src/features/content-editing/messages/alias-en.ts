import { kindMessages } from './kind-en.ts';

/** English messages about the other names of places. */
export const alias = kindMessages({
  editor: 'Edit names for search',
  intro:
    'Names by which the search finds stops besides their titles: old spellings, and names in other languages.',
  newTitle: 'New names for search',
  create: 'Add the names',
  list: 'Names for search',
  listIntro: 'Other names of stops, by the title of the first stop.',
  add: 'New names',
  search: 'Title of a stop or one of its names',
  changes: 'Changes of names for search',
  deleted: 'Deleted names for search',
  required: 'The names cannot be saved without this field.',
  sections: { places: 'Stops', names: 'Names', note: 'Note' },
  names: {
    place_ids: 'Stops with these names',
    names: 'Names',
    note: 'Note for editors',
  },
  help: {
    place_ids: 'Several if the expedition returned to the place. The list shows the title of the first one.',
    names:
      'Only names that sound different from the titles: the search ignores case, accents, hyphens and the system of transliteration.',
    note: 'Such as where the names are from. Readers do not see it.',
  },
});
