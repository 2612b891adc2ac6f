import { readBilingualText, type BilingualText } from '@cae-map/expedition/sentences/bilingual-text';

/** A text in both languages with the HTML that it was read from. */
export interface BilingualContent {
  readonly html: { readonly ru: string; readonly en: string };
  readonly text: BilingualText;
}

let last: BilingualContent | null = null;

/** Splits and aligns a text; both fields of the form share the last one, because that takes milliseconds. */
export function readBilingualContent(ru: string, en: string): BilingualContent {
  if (last?.html.ru !== ru || last.html.en !== en)
    last = { html: { ru, en }, text: readBilingualText({ text_content: ru, text_content_en: en }) };
  return last;
}
