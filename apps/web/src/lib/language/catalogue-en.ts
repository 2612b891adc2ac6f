import type { Catalogue } from './catalogue-ru.ts';
import { booksWords } from './english/books.ts';
import { journeyWords } from './english/journey.ts';
import { mapWords } from './english/map.ts';
import { picturesWords } from './english/pictures.ts';
import { placeWords } from './english/place.ts';
import { searchWords } from './english/search.ts';
import { settingsWords } from './english/settings.ts';
import { shellWords } from './english/shell.ts';

/** The same in English. */
export const english: Catalogue = {
  ...shellWords,
  ...mapWords,
  ...settingsWords,
  ...journeyWords,
  ...searchWords,
  ...placeWords,
  ...picturesWords,
  ...booksWords,
};
