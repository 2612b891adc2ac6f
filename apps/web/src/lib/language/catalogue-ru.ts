import { booksWords } from './russian/books.ts';
import { journeyWords } from './russian/journey.ts';
import { mapWords } from './russian/map.ts';
import { picturesWords } from './russian/pictures.ts';
import { placeWords } from './russian/place.ts';
import { searchWords } from './russian/search.ts';
import { settingsWords } from './russian/settings.ts';
import { shellWords } from './russian/shell.ts';

/**
 * The words of the interface in Russian. This is the source: its form is the type that every other language must have,
 * so the compiler finds a word that is missing elsewhere. Words with a number or a name in them are functions. Each part of the
 * product has a file of them.
 */
export const russian = {
  ...shellWords,
  ...mapWords,
  ...settingsWords,
  ...journeyWords,
  ...searchWords,
  ...placeWords,
  ...picturesWords,
  ...booksWords,
};

/** The form that the words of every language have. */
export type Catalogue = typeof russian;
