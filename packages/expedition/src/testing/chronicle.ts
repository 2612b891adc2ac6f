import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPartSchema, type ContentText } from '@cae-map/contract/entities/content';
import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import { accountsDifferAttribute, personAttribute, placeAttributes } from '@cae-map/contract/html-allow-list';
import { aText } from './records.ts';

const folder = join(import.meta.dirname, '../../../../content/expedition');

/** The texts of the chronicle in both languages as the API returns them, in the order of the files. */
export function readChronicle(): TextInContextRecord[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => contentPartSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))).texts)
    .map(toRecord);
}

function toRecord(text: ContentText): TextInContextRecord {
  return aText({
    text_id: text.text_id,
    chapter_id: text.chapter,
    text_date: text.text_date,
    text_enddate: text.text_enddate,
    text_content: contentHtml(text.text_content_ru),
    text_content_en: contentHtml(text.text_content_en),
    text_onplace: text.text_onplace_ru,
    text_onplace_en: text.text_onplace_en,
  });
}

/** The HTML of a text of the content files, with its paragraphs and links, as the server makes it; without the places that it is about. */
export function contentHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const kind = paragraph.startsWith('?? ') ? ` ${accountsDifferAttribute}="true"` : '';
      return `<p${kind}>${linkedHtml(paragraph.replace(/^\?\? /, ''))}</p>`;
    })
    .join('');
}

function linkedHtml(paragraph: string): string {
  return paragraph
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\[([^\]]*)\]\(place:(\d+)\)/g, `<a ${placeAttributes[0]}="$2">$1</a>`)
    .replaceAll(/\[([^\]]*)\]\(person:([a-z0-9-]+)\)/g, `<a ${personAttribute}="$2">$1</a>`);
}
