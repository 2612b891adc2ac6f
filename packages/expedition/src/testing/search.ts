import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPartSchema } from '@cae-map/contract/entities/content';
import type { AliasRecord } from '@cae-map/contract/entities/place-data/alias-editing';
import { placeAttributes } from '@cae-map/contract/html-allow-list';
import { listPlaceAliases } from '../search/aliases.ts';
import { searchInput, type SearchInput, type SearchText } from '../search/search-input.ts';
import { toExpedition } from '../to-expedition.ts';
import { readRealContent } from './content.ts';

const content = join(import.meta.dirname, '../../../../content');

/** The search input of the real content. */
export function readRealSearchInput(): SearchInput {
  const expedition = toExpedition(readRealContent());
  return searchInput(expedition, { texts: readRealTexts(), aliases: listPlaceAliases(readAliasRecords()) });
}

/** The records of the file of other names, whose format the server checks. */
export function readAliasRecords(): AliasRecord[] {
  const { groups } = JSON.parse(readFileSync(join(content, 'names/aliases.json'), 'utf8')) as {
    readonly groups: readonly { readonly place_ids: number[]; readonly names: Record<string, string[]> }[];
  };
  return groups.map(({ place_ids, names }) => ({
    place_ids,
    names: Object.entries(names).flatMap(([language, list]) => list.map((name) => ({ language, name }))),
  }));
}

/** The chronicle as HTML with the same words as that of the server. */
function readRealTexts(): SearchText[] {
  const folder = join(content, 'expedition');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => contentPartSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))).texts)
    .map((text) => ({
      text_id: text.text_id,
      chapter_id: text.chapter,
      text_date: text.text_date,
      text_enddate: text.text_enddate,
      date_format: text.date_format,
      text_content: asHtml(text.text_content_ru, text.place_ids),
      text_content_en: asHtml(text.text_content_en, text.place_ids),
      text_onplace: text.text_onplace_ru,
      text_onplace_en: text.text_onplace_en,
    }));
}

function asHtml(text: string, placeIds: readonly number[]): string {
  const words = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\[([^\]]*)\]\(place:(\d+)\)/g, `<a ${placeAttributes[0]}="$2">$1</a>`);
  const paragraphs = placeIds.map(
    (id, index) => `<p ${placeAttributes[0]}="${id}">${index === 0 ? words : ''}</p>`,
  );
  return paragraphs.join('');
}
