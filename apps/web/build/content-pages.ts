import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import type { Plugin } from 'vite';

/** What a page of `content/pages` becomes: its front matter, and its text as HTML of the allow-list. */
export interface ContentPage {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

const frontMatterPattern = /^---\n([\s\S]*?)\n---\n/;

/** Lets the application import `content/pages/*.md`: Markdown is turned to HTML once, when the product is built. */
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
 * Reads one page. `[Leh](place:53)` becomes a name that leads to its stop.
 * @throws {Error} naming the file when its front matter lacks the title or the summary.
 */
function readContentPage(source: string, path: string): ContentPage {
  const frontMatter = frontMatterPattern.exec(source);
  const field = (name: string): string => {
    const value = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(frontMatter?.[1] ?? '')?.[1]?.trim();
    if (!value) throw new Error(`${path}: the front matter needs '${name}: …' between two lines of ---`);
    return value.replace(/^(['"])(.*)\1$/, '$2');
  };
  const body = source.slice(frontMatter?.[0].length ?? 0).replace(/^\s*# .*\n/, '');
  const html = marked.parse(body, { async: false, gfm: true });
  return {
    title: field('title'),
    summary: field('summary'),
    html: html.replace(/<a href="place:(\d+)">/g, '<a data-text4placeid="$1">').replace(/ id="[^"]*"/g, ''),
  };
}
