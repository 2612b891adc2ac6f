import type { searchMessages as russian } from '../russian/search.ts';
/** English messages of the search and the list of places. */
export const searchMessages: typeof russian = {
  search: {
    title: 'Search',
    byDate: 'Search by date',
    close: 'Close the search',
    parts: { text: 'By text', date: 'By date' },
    field: 'Search for',
    placeholder: 'Place, date or word',
    command: 'Search',
    failed: 'Search could not be loaded. You may be offline. Your text is kept.',
    calendarFailed: 'The calendar could not be loaded. You may be offline.',
    withoutScript: 'Search requires JavaScript. Without it, you can find places here:',
    allPlaces: 'List of all places',
  },
};
