import type { recordLinks as russian } from './record-links-ru.ts';

/** English messages about the links of a text to places and people. */
export const recordLinks: typeof russian = {
  title: 'Place or person (Ctrl+Shift+L)',
  linkName: (name) => `Where “${name}” links to`,
  nothingSelected: 'First select a name in the text.',
  noneFound: 'There is no similar name.',
  person: 'person',
  undated: 'no date',
  remove: (title) => `Remove: ${title}`,
  unknownPlace: (id) => `place no. ${id}`,
  unknownPerson: (id) => `person “${id}”`,
};
