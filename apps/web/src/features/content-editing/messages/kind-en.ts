import type { KindOwnMessages, kindMessages as russian } from './kind-ru.ts';

/** Makes the English messages of a kind of record. */
export const kindMessages = (own: KindOwnMessages): ReturnType<typeof russian> => ({
  edit: {
    title: own.editor,
    intro: own.intro,
    documentTitle: (title) => `Edit: ${title}`,
    notFound: 'There is no such record',
    notFoundHint: 'It may have been deleted. Deleted records can be restored.',
    presence: {
      others: (names, count) => `${names} also ${count === 1 ? 'has' : 'have'} this record open.`,
      otherWindow: 'You have this record open in another window too.',
      closed: 'This record is not open anywhere else any more.',
    },
    neighbours: 'Neighbouring records',
    previous: 'Previous record',
    next: 'Next record',
    sections: own.sections,
    problems: {
      required: own.required,
      tooLong: 'Too long.',
      badName: 'Lower-case Latin letters, digits and single hyphens, such as konstantin-ryabinin.',
      badYear: 'A year in digits, such as 1877, or c. 1877 if it is approximate.',
      badLink: 'Enter a complete address that begins with https://',
      notALine: 'One line, not as a whole in quotation marks.',
      repeated: 'Two rows are the same.',
      badHeight: 'A whole number of metres, from −500 to 9000.',
    },
    saved: (title) => `“${title}” is saved`,
    updateErrorTitle: 'Error while saving',
    updateError: (title, reason) => `“${title}”: ${reason}`,
  },
  creation: {
    title: own.newTitle,
    create: own.create,
    created: (title) => `“${title}” is added`,
  },
  list: {
    title: own.list,
    intro: own.listIntro,
    add: own.add,
    search: own.search,
    grid: `${own.list}; arrows move, Space selects, Enter edits`,
    actions: {
      moved: (count) => `Records moved: ${count}`,
      removed: (count) => `Records deleted: ${count}`,
      partlyFailed: (failed, reason) => `Records not deleted: ${failed}; ${reason}`,
      orderErrorTitle: 'Error while changing the order',
      removeErrorTitle: 'Error while deleting',
      changedElsewhere: 'another editor has changed the record in the meantime',
    },
  },
  changes: {
    title: own.changes,
    intro: 'Who has changed what.',
    restore: 'Restore',
    restored: (title) => `“${title}” is restored`,
    deletedRecord: (id) => `record no. ${id}`,
  },
  deleted: {
    title: own.deleted,
    hint: 'Readers see a restored record again.',
    none: 'No records have been deleted.',
  },
  names: own.names,
  help: own.help,
});
