import type { russian } from './ru.ts';

export const english: typeof russian = {
  people: {
    heading: 'People of the expedition',
    intro:
      'Those who travelled with the caravan, helped it or met it on the way: who they were, how far they came along and what became of them.',
    groups: {
      family: 'The Roerich family',
      member: 'Members of the expedition',
      companion: 'Companions for part of the way',
      official: 'Consuls, governors and hosts',
      other: 'Others',
    },
    empty: 'The list of people is empty.',
    bornOnly: (year) => `b. ${year}`,
    diedOnly: (year) => `d. ${year}`,
    also: (names) => `also ${names}`,
    travel: 'With the expedition',
    travelMap: (name) => `${name}: the part of the route travelled with the expedition is coloured`,
    fate: 'What came after',
    mentions: 'In the chronicle',
    undated: 'undated',
    sources: 'After:',
    bibliography: 'Sources',
    allPeople: 'All people',
    notFound: 'No such person in the list',
    notFoundHint: 'The link may be wrong. See the list of people of the expedition.',
  },
};
