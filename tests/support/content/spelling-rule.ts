import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFolder } from '../source-tree.ts';
import { withoutLinks, type Prose } from './prose.ts';
import type { Violation } from './wording-rules.ts';

/** The spelling of a name in one language, and the variants that are not used. */
export interface Spelling {
  readonly language: Prose['language'];
  readonly use: string;
  readonly not: readonly string[];
}

/** Reads `content/names/spellings.json`. */
export function readSpellings(root = repositoryFolder): readonly Spelling[] {
  const file = join(root, 'content/names/spellings.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly names: readonly Spelling[] }).names;
}

/** Published titles keep their spelling: those of works with authors and publishers, and those of paintings. */
function isPublishedTitle({ record, field }: Prose): boolean {
  if (record.startsWith('paintings,')) return true;
  return record.startsWith('works,') && !field.startsWith('note');
}

/** Finds the variants of names that are not used. Russian variants match in all cases, English ones as whole words. */
export function misspelledNames(prose: readonly Prose[], spellings: readonly Spelling[]): Violation[] {
  return prose
    .filter((field) => !isPublishedTitle(field))
    .flatMap(({ file, record, field, language, text }) => {
      const words = withoutLinks(text, { keepNames: true });
      return spellings
        .filter((spelling) => spelling.language === language)
        .flatMap(({ use, not }) =>
          not
            .filter((variant) => findsName(words, variant, language))
            .map((variant) => `${file}: ${record}: ${field}: write ${use} instead of ‘${variant}’`),
        );
    });
}

function findsName(text: string, name: string, language: Prose['language']): boolean {
  // Most texts contain none of the variants, and a search for characters is much faster than one for a pattern.
  if (!text.includes(name)) return false;
  const end = language === 'ru' ? '' : String.raw`(?!\p{L})`;
  return new RegExp(String.raw`(?<!\p{L})${name}${end}`, 'u').test(text);
}
