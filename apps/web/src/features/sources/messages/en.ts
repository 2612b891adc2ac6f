import type { russian } from './ru.ts';

export const english: typeof russian = {
  bibliography: {
    heading: 'Sources',
    intro:
      'What the dates and the entries of this map rest on: diaries and memoirs of those who were there, letters, archives and studies. Each work lists the stops and entries that draw on it.',
    kinds: {
      diary: 'Diaries',
      memoir: 'Books and memoirs by those who were there',
      letters: 'Letters',
      archive: 'Archives',
      study: 'Studies',
      reference: 'Reference works',
      map: 'Maps',
    },
    kindOfWork: {
      diary: 'Diary',
      memoir: 'Memoir',
      letters: 'Letters',
      archive: 'Archive',
      study: 'Study',
      reference: 'Reference work',
      map: 'Map',
    },
    unknownWork: 'There is no such work in the bibliography',
    unknownWorkHint: 'The link may be wrong. See the list of sources.',
    read: 'Read it',
    stops: (count) => `Stops: ${count}`,
    texts: (count) => `Chronicle entries: ${count}`,
    people: (count) => `People: ${count}`,
    unused: 'No stop or entry refers to this work yet.',
    undated: 'undated',
    empty: 'The list of sources is empty.',
    books: 'The chronicle',
    allPeople: 'People of the expedition',
  },
};
