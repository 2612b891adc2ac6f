import type { searchMessages as russian } from '../russian/search.ts';
/** English messages of the search and the list of places. */
export const searchMessages: typeof russian = {
  search: {
    title: 'Search',
    byDate: 'Find by date',
    close: 'Close the search',
    parts: { text: 'By words', date: 'By date' },
    field: 'What to find',
    placeholder: 'Place, date, word of the chronicle',
    command: 'Search',
    failed: 'The search did not load: the network may be gone. What you typed is kept.',
    calendarFailed: 'The calendar did not load: the network may be gone.',
    withoutScript: 'The search needs scripts in the browser. Without them, places can be found here:',
    allPlaces: 'All places as a list',
  },
};
