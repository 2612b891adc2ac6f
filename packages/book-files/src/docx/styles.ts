/** The styles of our documents by what they mean: ids in the file, and names as other programs show them. */
export const ownStyles = {
  /** The fields of the book, a chapter or a text, and the language of the paragraphs that follow. */
  data: { id: 'CaeData', name: 'CAE data' },
  /** A block that Word has no form for, with its tags as marks. */
  parts: { id: 'CaeParts', name: 'CAE parts' },
  rule: { id: 'CaeRule', name: 'CAE rule' },
  quote: { id: 'CaeQuote', name: 'CAE quote' },
  /** Hidden characters: tags of HTML that Word has no form for. */
  mark: { id: 'CaeMark', name: 'CAE mark' },
} as const;

/** The value of `format` in the first line of fields of our documents. */
export const ownFormat = 'cae-map-book-1';

/** The numbering of ordered lists. */
export const orderedList = 'cae-ordered-list';

/** The level of the heading in a document for each heading of a text; 1 and 2 are chapters and texts. */
export const headingLevels: Readonly<Record<string, number>> = { h2: 6, h3: 3, h4: 4, h5: 5 };

/** An empty mark: it keeps equal elements beside each other apart, and paragraphs without characters. */
export const emptyMark = '<!---->';

/** The heading of a text without a date and a place: an empty heading would be dropped by other programs. */
export const noHeading = '§';
