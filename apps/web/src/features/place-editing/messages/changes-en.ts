import type { placeChanges as russian } from './changes-ru.ts';

/** English messages of the history of places. */
export const placeChanges: typeof russian = {
  placeChanges: {
    title: 'Recent changes',
    intro: 'Who has changed what in the places of the expedition.',
    restore: 'Restore the place',
    restored: (title) => `“${title}” is restored`,
    deletedRecord: (id) => `place no. ${id}`,
  },
};
