/**
 * The fields whose text is HTML of the allow-list, by table. The server cleans them on every write, and only these are rendered as HTML. The
 * fields of people are written by the import of content only.
 */
export const htmlFields = {
  places: ['notes', 'notes_en'],
  texts: ['text_content', 'text_content_en'],
  people: ['about_ru', 'about_en'],
} as const;
export type HtmlTable = keyof typeof htmlFields;
