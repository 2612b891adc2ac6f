import { unprefixedLanguage } from '@cae-map/contract/content-languages';
import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import type { Catalogue } from '../../lib/language/catalogue-ru.ts';
import { localPath } from '../../lib/language/language-path.ts';
import { fontPreloads } from './font-preloads.ts';
import type { PageHead } from '../../lib/page/page-head.ts';
import { documentTitle } from '../../lib/page/use-page-head.ts';

/** The values of `og:locale`. */
const openGraphLocales: Readonly<Record<ContentLanguage, string>> = { ru: 'ru_RU', en: 'en_GB' };

interface HeadOptions {
  readonly language: ContentLanguage;
  readonly origin: string;
  readonly messages: Catalogue;
}

/** Renders the tags of the head: title, description, canonical URL, alternate languages, preview image. */
export function headHtml(head: PageHead, { language, origin, messages }: HeadOptions): string {
  const title = documentTitle(head.title, messages.product.name);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    ...fontPreloads[language].map(
      (path) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin />`,
    ),
  ];
  if (head.path === undefined) {
    tags.push(meta('name', 'robots', 'noindex'));
    return tags.join('\n    ');
  }
  const { path } = head;
  const urlIn = (each: ContentLanguage) => origin + localPath(each, path);
  tags.push(`<link rel="canonical" href="${escapeHtml(urlIn(language))}" />`);
  for (const each of contentLanguages) tags.push(alternate(each, urlIn(each)));
  tags.push(alternate('x-default', urlIn(unprefixedLanguage)));
  tags.push(
    meta('property', 'og:type', head.kind ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', urlIn(language)),
    meta('property', 'og:site_name', messages.product.name),
    meta('property', 'og:locale', openGraphLocales[language]),
  );
  if (head.image !== undefined) {
    tags.push(
      meta('property', 'og:image', origin + head.image),
      meta('property', 'og:image:width', '1200'),
      meta('property', 'og:image:height', '630'),
      meta('name', 'twitter:card', 'summary_large_image'),
    );
  }
  return tags.join('\n    ');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}

function alternate(language: string, url: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}" />`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
