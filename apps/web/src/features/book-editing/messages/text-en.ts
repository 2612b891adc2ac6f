import type { texts as russian } from './text-ru.ts';

/** English messages about the entries of books. */
export const texts: typeof russian = {
  textEdit: {
    title: 'Edit entry',
    intro: 'Edit one entry of a book in both languages.',
    documentTitle: (title) => `Edit: ${title}`,
    entry: (id) => `Entry no. ${id}`,
    notFound: 'There is no such entry',
    notFoundHint: 'It may have been deleted. Deleted entries can be restored.',
    presence: {
      others: (names, count) => `${names} also ${count === 1 ? 'has' : 'have'} this entry open.`,
      otherWindow: 'You have this entry open in another window too.',
      closed: 'This entry is not open anywhere else any more.',
    },
    neighbours: 'Neighbouring entries',
    previous: 'Previous entry',
    next: 'Next entry',
    sections: { text: 'Text', heading: 'Heading', time: 'Time', images: 'Pictures', sources: 'Sources' },
    problems: {
      tooLong: 'Too long: shorten it, or divide it into two entries.',
    },
    saved: (title) => `“${title}” is saved`,
    updateErrorTitle: 'Error while saving the entry',
    updateError: (title, reason) => `“${title}”: ${reason}`,
    inChapter: (title) => `In the chapter “${title}”`,
    atPlace: 'At the stop',
    untranslated: 'There is no entry in this language: readers see the other one.',
    isEmpty: 'There is no entry in either language.',
  },
  textCreation: {
    title: 'New entry',
    create: 'Add the entry',
    created: (title) => `“${title}” is added`,
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
      related_image_ids: 'Pictures of the entry',
      sources: 'Sources of the entry',
    },
    help: {
      text_content: 'Alt+F10 goes to the formatting, Esc back to the text.',
      text_content_en: 'The sentence of the caret is lit together with its translation.',
      text_enddate: 'If the entry covers several days.',
      date_format: 'If only the month or the year is known, the day is not shown.',
      sources: 'The works that the entry rests on, the main one first.',
    },
    formats: { 'YYYY-MM-DD': 'day', 'YYYY-MM': 'month', YYYY: 'year' },
    empty: 'empty',
  },
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
