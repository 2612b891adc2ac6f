/**
 * The fields whose text is HTML of the allow-list, by table. The server cleans them on every write, and only these are rendered as HTML.
 */
export const htmlFields = {
  places: ['notes', 'notes_en'],
  texts: ['text_content', 'text_content_en'],
  people: ['about_ru', 'about_en'],
} as const;
export type HtmlTable = keyof typeof htmlFields;
