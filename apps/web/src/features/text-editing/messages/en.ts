import type { russian } from './ru.ts';

/** English messages of the screens on which an entry of a book is edited. */
export const english: typeof russian = {
  textEdit: {
    title: 'Edit entry',
    intro: 'Edit one entry of a book in both languages.',
    documentTitle: (title) => `Edit: ${title}`,
    entry: (id) => `Entry no. ${id}`,
    notFound: 'There is no such entry',
    notFoundHint: 'It may have been deleted. Deleted entries can be restored.',
    tabs: { form: 'Fields', preview: 'As readers see it', history: 'History', label: 'View' },
    presence: {
      others: (names, count) => `${names} also ${count === 1 ? 'has' : 'have'} this entry open.`,
      otherWindow: 'You have this entry open in another window too.',
      closed: 'This entry is not open anywhere else any more.',
    },
    neighbours: 'Neighbouring entries',
    previous: 'Previous entry',
    next: 'Next entry',
    sections: { text: 'Text', heading: 'Heading', time: 'Time' },
    problems: {
      notADate: 'There is no such day, or it is not clear which one is meant. Write it like 26 August 1925.',
      endBeforeStart: 'The end is before the beginning.',
      tooLong: 'Too long: shorten it, or divide it into two entries.',
    },
    saved: (title) => `“${title}” is saved`,
    updateErrorTitle: 'Error while saving the entry',
    updateError: (title, reason) => `“${title}”: ${reason}`,
    inChapter: (title) => `In the chapter “${title}”`,
    atPlace: 'At the stop',
    corrections: 'Readers suggest a correction',
    decide: 'Decide about this correction',
    untranslated: 'There is no entry in this language: readers see the other one.',
    isEmpty: 'There is no entry in either language.',
  },
  textFields: {
    names: {
      text_content: 'Text in Russian',
      text_content_en: 'Text in English',
      text_onplace: 'Heading or place of writing, in Russian',
      text_onplace_en: 'Heading or place of writing, in English',
      text_date: 'Day',
      text_enddate: 'Last day',
      date_format: 'Precision of the dates',
      chapter_id: 'Number of the chapter',
      text_seqid: 'Order in the chapter',
      related_image_ids: 'Numbers of images',
    },
    help: {
      text_content:
        'Paragraphs and links are HTML tags: <p>paragraph</p>, <a data-text4placeid="53">name of a stop</a>. Tags that are not allowed are removed when the entry is saved.',
      text_enddate: 'If the entry covers several days.',
      date_format: 'If only the month or the year is known, the day is not shown.',
    },
    formats: { 'YYYY-MM-DD': 'day', 'YYYY-MM': 'month', YYYY: 'year' },
    empty: 'empty',
  },
  textSections: { books: 'Books', changes: 'Changes', deleted: 'Deleted', corrections: 'Corrections' },
  textLists: {
    changes: {
      title: 'Changes of entries',
      intro: 'Who has changed what in the entries of the books.',
      deletedRecord: (id) => `entry no. ${id}`,
    },
    deleted: {
      title: 'Deleted entries',
      hint: 'They can be restored.',
      none: 'No entries have been deleted.',
      restore: 'Restore',
      restored: (title) => `“${title}” is restored`,
    },
  },
};
