import type { Catalogue } from './catalogue-ru.ts';
import { journeyMessages } from './english/journey.ts';
import { mapMessages } from './english/map.ts';
import { picturesMessages } from './english/pictures.ts';
import { placeMessages } from './english/place.ts';
import { searchMessages } from './english/search.ts';
import { shellMessages } from './english/shell.ts';

/** The same in English. */
export const english: Catalogue = {
  ...shellMessages,
  ...mapMessages,
  ...journeyMessages,
  ...searchMessages,
  ...placeMessages,
  ...picturesMessages,
};
