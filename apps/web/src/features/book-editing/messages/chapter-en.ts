import type { chapters as russian } from './chapter-ru.ts';

const countChapters = (count: number): string => `${count} ${count === 1 ? 'chapter' : 'chapters'}`;
const countEntries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** English messages about the chapters of books, and about the table of a book. */
export const chapters: typeof russian = {
  chapterEdit: {
    title: 'Edit chapter',
    intro: 'The title and the days of the chapter.',
    documentTitle: (title) => `Edit: ${title}`,
    notFound: 'There is no such chapter',
    notFoundHint: 'It may have been deleted. Deleted chapters can be restored.',
    presence: {
      others: (names, count) => `${names} also ${count === 1 ? 'has' : 'have'} this chapter open.`,
      otherWindow: 'You have this chapter open in another window too.',
      closed: 'This chapter is not open anywhere else any more.',
    },
    neighbours: 'Neighbouring chapters',
    previous: 'Previous chapter',
    next: 'Next chapter',
    sections: { chapter: 'Chapter', time: 'Time' },
    problems: { required: 'A chapter needs a title.', tooLong: 'Too long.' },
    saved: (title) => `“${title}” is saved`,
    updateErrorTitle: 'Error while saving the chapter',
    updateError: (title, reason) => `“${title}”: ${reason}`,
    table: 'Entries of the chapter',
  },
  chapterCreation: {
    title: 'New chapter',
    create: 'Add the chapter',
    created: (title) => `“${title}” is added`,
  },
  chapterFields: {
    names: {
      chapter_title: 'Title in Russian',
      chapter_title_en: 'Title in English',
      chapter_fromdate: 'First day',
      chapter_todate: 'Last day',
      chapter_seqid: 'Order in the book',
    },
    help: { chapter_fromdate: 'The months of the chapter in the contents come from these days.' },
  },
  chapterLists: {
    list: {
      title: 'Chapters',
      intro: 'The chapters of the book in their order.',
      add: 'New chapter',
      grid: 'Chapters; arrows move, Space selects, Enter opens the entries, Alt with an arrow changes the order',
      actions: {
        moved: (count) => `${countChapters(count)} moved`,
        removed: (count) => `${countChapters(count)} deleted`,
        partlyFailed: (failed, reason) => `${countChapters(failed)} not deleted: ${reason}`,
        orderErrorTitle: 'Error while changing the order of chapters',
        removeErrorTitle: 'Error while deleting a chapter',
        changedElsewhere: 'another editor has changed the chapter in the meantime',
      },
    },
    changes: {
      title: 'Changes of chapters',
      intro: 'Who has changed what in the titles, days and order of the chapters.',
      restore: 'Restore',
      restored: (title) => `“${title}” is restored`,
      deletedRecord: (id) => `chapter no. ${id}`,
    },
    deleted: {
      title: 'Deleted chapters',
      hint: 'The entries of a chapter return with it.',
      none: 'No chapters have been deleted.',
    },
  },
  bookTable: {
    files: {
      save: 'Save the book as a file',
      saving: 'Preparing the file…',
      failed: 'The file was not saved',
    },
    title: 'Chapters and entries',
    intro: 'The chapters of the book and the entries of each chapter: order, adding, deleting.',
    notFound: 'There is no such book',
    editBook: 'Edit the book',
    read: 'Read',
    chapters: 'Chapters',
    noChapters: 'The book has no chapters yet.',
    entries: (title) => `Entries: ${title}`,
    noEntries: 'The chapter has no entries yet.',
    chooseChapter: 'Choose a chapter to see its entries.',
    editChapter: 'Edit the chapter',
    addEntry: 'New entry',
    countEntries,
    noDate: 'no date',
    missingDays: (count) => `Days of the route without an entry: ${count}`,
    noMissingDays: 'Every day of the route has an entry.',
    onlyIn: { ru: 'Russian only', en: 'English only', none: 'empty' },
    list: {
      title: 'Entries',
      intro: 'The entries of the chapter in their order.',
      add: 'New entry',
      grid: 'Entries; arrows move, Space selects, Enter edits, Alt with an arrow changes the order',
      actions: {
        moved: (count) => `${countEntries(count)} moved`,
        removed: (count) => `${countEntries(count)} deleted`,
        partlyFailed: (failed, reason) => `${countEntries(failed)} not deleted: ${reason}`,
        orderErrorTitle: 'Error while changing the order of entries',
        removeErrorTitle: 'Error while deleting an entry',
        changedElsewhere: 'another editor has changed the entry in the meantime',
      },
    },
  },
};
