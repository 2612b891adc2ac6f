import { person } from './person-en.ts';
import type { russian } from './ru.ts';
import { work } from './work-en.ts';

/** English messages of the screens on which people, sources and other content are edited. */
export const english: typeof russian = {
  kinds: { person, work },
  contentSections: { corrections: 'Corrections' },
  contentFields: {
    empty: 'empty',
    from: 'From the stop',
    to: 'To the stop',
    noStop: 'Stop',
    addStretch: 'Add a part of the way',
    work: 'Work',
    chooseWork: 'Choose a work',
    chapter: 'Chapter or entry',
    page: 'Page',
    addSource: 'Add a source',
  },
};
