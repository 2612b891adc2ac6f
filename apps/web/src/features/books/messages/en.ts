import { plural } from '../../../lib/language/plural.ts';
import { minuteForms, textForms } from '../../../lib/language/english/forms.ts';
import type { russian } from './ru.ts';

export const english: typeof russian = {
  files: {
    download: 'Download the book:',
    purposes: {
      epub: 'For phones and e-book readers',
      docx: 'For printing and editing',
      tei: 'For researchers: the marked-up text',
      markdown: 'Plain text with marks',
      content: 'Data for programs',
    },
  },
  textPage: {
    places: 'Places:',
    inChapter: 'Read in the chapter',
    neighbours: 'Neighbouring entries',
    days: 'Days of the expedition',
    unknown: 'There is no such entry',
    unknownHint:
      'The number of an entry is a whole number, such as 12. The link may be wrong: look for the entry in its book, or by its day.',
    deleted: 'The entry was deleted',
    deletedHint:
      'This entry was on the map, and the editors have removed it. Look for similar ones in the books, or by day.',
  },
  books: {
    heading: 'Books',
    intro: 'Texts linked to the map: every entry opens its places, and every place its entries.',
    paintings: 'Catalogue of the paintings',
    sources: 'Sources',
    people: 'People of the expedition',
    chapters: 'Chapters',
    chapter: (number) => `Chapter ${number}`,
    texts: (count) => `${count}\u00a0${plural('en', count, textForms)}`,
    minutes: (count) => `${count}\u00a0${plural('en', count, minuteForms)} to read`,
    previousChapter: 'Previous chapter',
    nextChapter: 'Next chapter',
    allBooks: 'All books',
    endOfBook: 'This is the last chapter',
    continue: 'Continue where you stopped',
    continueAt: (where) => `Continue reading: ${where}`,
    linkToText: (title) => `Link to this entry: ${title}`,
    textEmpty: 'This entry has no text yet.',
    untranslated: {
      ru: 'The Russian text does not have this sentence.',
      en: 'The English text does not have this sentence.',
    },
    copySentence: 'Link to the sentence',
    closeTwin: 'Close the translation',
    address: {
      'no-text':
        'The entry that the link points to is no longer in this chapter. This is the beginning of the chapter.',
      'no-sentence': 'The sentence that the link points to is no longer in this entry. This is the entry.',
      'edited-sentence':
        'The sentence has been changed since it was linked to. This is the most similar one.',
    },
    onMap: 'On the map',
    empty: 'This chapter has no entries yet.',
    undated: 'undated',
    notFound: 'Chapter not found',
    notFoundHint: 'It may have been moved. See the list of books.',
  },
  reader: {
    controls: 'Reading',
    settings: 'Appearance of the book',
    closeSettings: 'Close',
    map: 'Map',
    find: 'Find in the book',
    labels: {
      languages: 'Languages',
      theme: 'Theme',
      fontSize: 'Letter size',
      lineHeight: 'Line spacing',
      showMap: 'Show the map',
      showPhotos: 'Show photographs',
      thumbnailSize: 'Size of photographs',
    },
    languages: {
      one: 'English only',
      touch: 'Translation on touch',
      side: 'Two languages side by side',
      below: 'One language under the other',
    },
    thumbnails: { 110: 'small', 160: 'medium', 240: 'large' },
    themes: { system: 'as the system', light: 'light', sepia: 'sepia', dark: 'dark' },
    reset: 'Restore the defaults',
  },
  aloud: {
    start: 'Read aloud',
    label: 'Reading aloud',
    pause: 'Pause',
    resume: 'Continue',
    previous: 'Previous sentence',
    next: 'Next sentence',
    stop: 'Stop reading aloud',
    failed: 'The browser could not read the text aloud. Check the sound and the voices of the device.',
  },
  names: {
    close: 'Close the card',
    unknown: 'There is no such place or person on the map.',
    failed: 'The card could not be loaded.',
    openPlace: 'Open the stop on the map',
    openPerson: 'About this person',
    map: (title) => `${title} on a map of the route`,
  },
  pictures: {
    label: (title) => `Photographs: ${title}`,
    ofChapter: (title) => `Photographs of the chapter “${title}”`,
    more: (count) => `Show ${count} more`,
  },
  find: {
    title: 'Find in the book',
    close: 'Close the search',
    field: 'A word or a part of one',
    failed: 'The texts of the book could not be loaded.',
    retry: 'Retry',
    count: (count, listed) =>
      count === 0
        ? 'Nothing found'
        : `Found: ${count}${listed < count ? `, the first ${listed} are shown` : ''}`,
  },
  selection: {
    label: 'Selected text',
    share: 'Link',
    correct: 'Correct',
    citation: ({ quote, book, chapter, title, url, day }) =>
      `“${quote}” (${book}, chapter “${chapter}”, ${title}. CAE Map, ${url}, accessed ${day}).`,
  },
  synopsis: {
    title: (day) => `${day} in the books`,
    intro:
      'The accounts of the books of one day, side by side. Numbers, heights, distances and dates that differ are listed below with both sentences.',
    introOfOne:
      'One book has an account of this day; its two languages are side by side. Numbers and dates that differ are listed below with both sentences.',
    onMap: 'This day on the map',
    differences: 'Where the accounts differ',
    booksAgree: 'No numbers, heights, distances or dates differ between the books.',
    languagesAgree: 'No numbers or dates differ between the two languages.',
    kinds: {
      length: 'Height or distance',
      temperature: 'Temperature',
      duration: 'Duration',
      date: 'Date',
      count: 'Number',
      number: 'Number',
    },
    days: 'Other days',
    noTexts: 'No entries of this day',
    noTextsOf: (day) => `The books have no entry of ${day} alone. The nearest days with entries:`,
    notADay: 'The address does not contain a day, such as 1925-09-20.',
  },
  concordance: {
    title: 'All sentences with a word',
    intro: 'Every sentence of the books with the word in any form, with its translation, day and place.',
    field: 'A word in English or Russian',
    count: (count) => (count === 0 ? 'There are no such sentences' : `Sentences found: ${count}`),
    onMap: 'Places on the map',
    save: 'Save as a table',
    more: (count) => `Show more (${count} left)`,
    headings: { date: 'Date', place: 'Place', sentence: 'Sentence', twin: 'Translation', url: 'Link' },
  },
};
