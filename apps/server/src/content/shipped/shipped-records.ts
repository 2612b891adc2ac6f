import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageNames } from '@cae-map/contract/entities/shipped/shipped-bounds';
import { z } from 'zod';
import { StartError } from '../../lib/start-error.ts';

/** The texts of a page, read from its Russian and its English Markdown file. */
export interface ShippedPage {
  readonly page_name: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** The texts of a chapter of the film. */
export interface ShippedCaption {
  readonly slug: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** The texts that the product is shipped with and editors can change. */
export interface ShippedRecords {
  readonly pages: readonly ShippedPage[];
  /** In the order of the film. */
  readonly captions: readonly ShippedCaption[];
}

/** The parts of a file of a page. */
export interface PageFile {
  readonly title: string;
  readonly summary: string;
  /** Without empty lines around it. */
  readonly text: string;
}

const languages = ['ru', 'en'] as const;
const localized = z.object({ ru: z.string(), en: z.string() });
const filmSchema = z.object({
  chapters: z.array(z.object({ slug: z.string(), title: localized, caption: localized })),
});

/**
 * Reads the pages and the captions of the film from the content folder. A folder without them has none.
 * @throws {StartError} `wrong_content` with the file
 */
export function readShippedRecords(contentDirectory: string): ShippedRecords {
  const pages = pageNames.flatMap((name): ShippedPage[] => {
    const files = languages.map((language) => readOptional(pagePath(contentDirectory, name, language)));
    const [ru, en] = files.map((source) => (source === null ? null : parsePageFile(source)));
    if (!ru || !en) return [];
    return [{ page_name: name, texts: { ...inLanguage(ru, 'ru'), ...inLanguage(en, 'en') } }];
  });
  const film = readOptional(filmPath(contentDirectory));
  return { pages, captions: film === null ? [] : readCaptions(film) };
}

export function pagePath(contentDirectory: string, name: string, language: 'ru' | 'en'): string {
  return path.join(contentDirectory, 'pages', `${name}.${language}.md`);
}

export function filmPath(contentDirectory: string): string {
  return path.join(contentDirectory, 'voyage', 'voyage.json');
}

/** Splits a file of a page. @returns null if it has no front matter with a title and a summary */
export function parsePageFile(source: string): PageFile | null {
  const frontMatter = /^---\n([\s\S]*?)\n---\n/.exec(source);
  const field = (name: string): string | undefined =>
    new RegExp(`^${name}:\\s*(.+)$`, 'm')
      .exec(frontMatter?.[1] ?? '')?.[1]
      ?.trim()
      .replace(/^(['"])(.*)\1$/, '$2');
  const [title, summary] = [field('title'), field('summary')];
  if (title === undefined || summary === undefined) return null;
  return { title, summary, text: source.slice(frontMatter?.[0].length ?? 0).trim() };
}

/** Writes a file of a page. */
export function writePageFile({ title, summary, text }: PageFile): string {
  return `---\ntitle: ${title}\nsummary: ${summary}\n---\n\n${text.trim()}\n`;
}

function inLanguage({ title, summary, text }: PageFile, language: string): Record<string, string> {
  return { [`title_${language}`]: title, [`summary_${language}`]: summary, [`text_${language}`]: text };
}

function readCaptions(source: string): ShippedCaption[] {
  const parsed = filmSchema.safeParse(JSON.parse(source));
  if (!parsed.success)
    throw new StartError('wrong_content', `voyage.json: ${parsed.error.issues[0]?.message ?? 'wrong'}`);
  return parsed.data.chapters.map(({ slug, title, caption }) => ({
    slug,
    texts: { title_ru: title.ru, title_en: title.en, caption_ru: caption.ru, caption_en: caption.en },
  }));
}

function readOptional(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
