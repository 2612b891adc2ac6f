import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { renderPage } from '../src/lib/page-text/render-page.ts';

/** A page of `content/pages`: the fields of its front matter, and its text as HTML. */
export interface ContentPage {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

const frontMatterPattern = /^---\n([\s\S]*?)\n---\n/;

/** Allows the application to import `content/pages/*.md`. Markdown is converted to HTML during the build. */
export function contentPages(): Plugin {
  return {
    name: 'content-pages',
    enforce: 'pre',
    async load(id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.md')) return null;
      const page = readContentPage(await readFile(path, 'utf8'), path);
      return {
        code: Object.entries(page)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
        moduleType: 'js',
      };
    },
  };
}

/**
 * Parses a page.
 * @throws {Error} with the path of the file if the front matter has no title or summary
 */
function readContentPage(source: string, path: string): ContentPage {
  const frontMatter = frontMatterPattern.exec(source);
  const field = (name: string): string => {
    const value = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(frontMatter?.[1] ?? '')?.[1]?.trim();
    if (!value) throw new Error(`${path}: the front matter needs '${name}: …' between two lines of ---`);
    return value.replace(/^(['"])(.*)\1$/, '$2');
  };
  const body = source.slice(frontMatter?.[0].length ?? 0);
  return { title: field('title'), summary: field('summary'), html: renderPage(body) };
}
