import type { people as table } from '../database/schema.ts';
import { cleanHtmlFields } from '../lib/clean-html.ts';
import { chronicleHtml } from './chronicle-html.ts';
import type { Content } from './content.ts';

/** Person rows, in the order of the content files, with the account of the person as HTML. */
export function createPersonRows(people: Content['people']): (typeof table.$inferInsert)[] {
  return people.map(({ file: _file, about_ru, about_en, ...person }, index) =>
    cleanHtmlFields('people', {
      ...person,
      seqid: index + 1,
      about_ru: chronicleHtml(about_ru, []),
      about_en: chronicleHtml(about_en, []),
    }),
  );
}
