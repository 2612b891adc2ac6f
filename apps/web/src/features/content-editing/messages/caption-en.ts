import { kindMessages } from './kind-en.ts';

/** English messages about the captions of the film. */
export const caption = kindMessages({
  editor: 'Edit caption of the film',
  intro: 'The title and the caption of a chapter of the film in both languages.',
  newTitle: 'New caption',
  create: 'Add the caption',
  list: 'Captions of the film',
  listIntro: 'The chapters of the film of the journey, in order.',
  add: 'New caption',
  search: 'Words of a title or a caption',
  changes: 'Changes of captions',
  deleted: 'Deleted captions',
  required: 'The caption cannot be saved without this field.',
  sections: { caption: 'Chapter of the film' },
  names: {
    title_ru: 'Title in Russian',
    title_en: 'Title in English',
    caption_ru: 'Caption in Russian',
    caption_en: 'Caption in English',
  },
  help: {
    caption_ru: 'Up to 110 characters can be read in time; a longer caption makes the chapter longer.',
    caption_en: 'Up to 110 characters can be read in time; a longer caption makes the chapter longer.',
  },
});
