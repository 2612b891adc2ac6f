import type { placeBeside as russian } from './beside-ru.ts';

/** English messages about what a place shows that is stored in other records. */
export const placeBeside: typeof russian = {
  placeBeside: {
    people: 'Who was here',
    peopleHint:
      'This is a part of the records of people: a change is saved immediately, undone with Ctrl+Z, and in the history of the person.',
    noPeople: 'No one is recorded here yet.',
    passed: 'passed here: the part of the way is edited with the person',
    addPerson: 'Add a person',
    choosePerson: 'Choose who was here',
    add: 'Add',
    removePerson: (name) => `Remove from here: ${name}`,
    added: (name) => `Added: ${name}`,
    removed: (name) => `Removed: ${name}`,
    entries: 'Where accounts differ',
    entriesHint:
      'The entries about this place. A paragraph of an entry tells where accounts differ: open the entry and mark the paragraph with the last button of the formatting.',
    noEntries: 'There are no entries about this place.',
    entry: (id) => `Entry no. ${id}`,
  },
};
