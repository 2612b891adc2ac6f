import type { placeChanges as russian } from './changes-ru.ts';

/** English messages of the history of places. */
export const placeChanges: typeof russian = {
  placeChanges: {
    title: 'Recent changes',
    intro: 'Who has changed what in the places of the expedition.',
    loading: 'Loading the history…',
    failed: 'The history could not be loaded.',
    none: 'Nothing has been changed yet.',
    operator: 'the operator of the site',
    actions: {
      create: 'added the place',
      update: 'changed',
      delete: 'deleted the place',
      restore: 'restored the place',
    },
    by: (editor, action) => `${editor} ${action}`,
    revert: 'Bring back',
    revertHint: 'Puts the earlier values into the form; save if everything is right.',
    reverted: 'The earlier values are in the form. Check them and save.',
    restore: 'Restore the place',
    restored: (title) => `“${title}” is restored`,
    deletedPlace: (id) => `place no. ${id}`,
  },
};
