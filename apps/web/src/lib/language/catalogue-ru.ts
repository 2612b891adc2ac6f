import { journeyMessages } from './russian/journey.ts';
import { mapMessages } from './russian/map.ts';
import { picturesMessages } from './russian/pictures.ts';
import { placeMessages } from './russian/place.ts';
import { searchMessages } from './russian/search.ts';
import { shellMessages } from './russian/shell.ts';

/**
 * The messages of the user interface in Russian, the source language: every other catalogue has the type of this one, so a
 * missing key fails compilation. A message with parameters is a function.
 */
export const russian = {
  ...shellMessages,
  ...mapMessages,
  ...journeyMessages,
  ...searchMessages,
  ...placeMessages,
  ...picturesMessages,
};

/** The type of a catalogue in any language. */
export type Catalogue = typeof russian;
