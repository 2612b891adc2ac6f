import type { textLinks as russian } from './text-links-ru.ts';

/** English messages about the links of an entry to places and people. */
export const textLinks: typeof russian = {
  paragraph: 'Stops of the paragraph',
  paragraphHint: 'The entry with this paragraph is read at these stops; there can be four of them.',
  addPlace: 'Add a stop',
  mostPlaces: 'A paragraph cannot have more than four stops.',
  proposals: (count) =>
    count === 0 ? 'Proposed links (Ctrl+Shift+U)' : `Proposed links: ${count} (Ctrl+Shift+U)`,
  noProposals: 'Nothing to propose: all known names are links already.',
  linkAll: (count) => `Link all (${count})`,
  link: 'Link',
  linkTo: (name, title) => `Link “${name}”: ${title}`,
  linkSelection: 'Link the selection',
  linkSelectionTo: (title) => `Link the selection: ${title}`,
  foundInText: 'The name was found in the text',
  inOtherLanguage: 'A link in the same sentence of the other language',
  notTranslated: 'A link in the other language, whose sentence is not translated',
  selectIn: (sentence) => `A link in the other language; select the words in the sentence: ${sentence}`,
  linked: (count) => (count === 0 ? 'The text has changed; nothing was linked' : `Linked: ${count}`),
};
