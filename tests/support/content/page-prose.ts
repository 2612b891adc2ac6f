import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFolder } from '../source-tree.ts';
import type { Prose } from './prose.ts';

const languages = ['ru', 'en'] as const;

/** Reads the prose of the written pages and of the film of the journey. */
export function readPageProse(root = repositoryFolder): Prose[] {
  const content = join(root, 'content');
  const pages = readdirSync(join(content, 'pages')).flatMap((file) =>
    languages
      .filter((language) => file.endsWith(`.${language}.md`))
      .map((language) => proseOf(file, language, readFileSync(join(content, 'pages', file), 'utf8'))),
  );
  const file = 'voyage/voyage.json';
  const film: unknown = JSON.parse(readFileSync(join(content, file), 'utf8'));
  const chapters = languages.map((language) => proseOf(file, language, textsOf(film, language).join('\n')));
  return [...pages, ...chapters];
}

function proseOf(file: string, language: Prose['language'], text: string): Prose {
  return { file, record: 'page', field: language, language, text };
}

/** The texts of a language in nested objects `{ ru, en }`. */
function textsOf(value: unknown, language: Prose['language']): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === language && typeof part === 'string' ? [part] : textsOf(part, language),
  );
}
