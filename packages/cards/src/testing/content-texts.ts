import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPartSchema } from '@cae-map/contract/entities/content';

const folder = join(import.meta.dirname, '../../../../content/expedition');

/** The fields that are names: of places, chapters, paintings, people, works, with their authors and publishers. */
const nameFields = /^(?:title|name|author|publication|role|text_onplace)_(?:ru|en|cn)$/;
const textFields = /^(?:notes|text_content|about|note)(?:_ru|_en)?$/;

/** A text of the shipped content, and where it is. */
export interface ContentText {
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

/** Reads all names of the shipped content in all languages, and the texts about them without markup. */
export function readContentTexts(): { readonly names: ContentText[]; readonly texts: ContentText[] } {
  const names: ContentText[] = [];
  const texts: ContentText[] = [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const file of files) {
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [field, inner] of Object.entries(value)) {
        if (typeof inner !== 'string') collect(inner);
        else if (nameFields.test(field)) names.push({ file, field, text: inner });
        else if (textFields.test(field))
          texts.push({ file, field, text: inner.replace(/<[^>]*>|&[a-z]+;/g, ' ') });
      }
    };
    collect(contentPartSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  }
  return { names, texts };
}
