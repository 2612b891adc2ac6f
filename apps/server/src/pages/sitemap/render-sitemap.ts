import { pathPrefixes, unprefixedLanguage } from '@cae-map/contract/content-languages';
import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';

/** A page for search engines. */
export interface SitemapPage {
  /** Without the language. */
  readonly path: string;
  /** The day of the last change, `YYYY-MM-DD`; null if it is unknown. */
  readonly changedOn: string | null;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemapNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Renders a part of the sitemap: every page in all languages, with links between them. */
export function renderSitemap(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path, changedOn }) => {
    const urlIn = (language: ContentLanguage) => {
      const prefix = pathPrefixes[language];
      return origin + (prefix !== '' && path === '/' ? prefix : prefix + path);
    };
    const alternate = (hreflang: string, url: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}"/>`;
    const alternatives = [
      ...contentLanguages.map((language) => alternate(language, urlIn(language))),
      alternate('x-default', urlIn(unprefixedLanguage)),
    ].join('');
    return contentLanguages.map(
      (language) => `<url><loc>${urlIn(language)}</loc>${lastModified(changedOn)}${alternatives}</url>`,
    );
  });
  return `${declaration}\n<urlset ${sitemapNamespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Renders the list of the parts of the sitemap. */
export function renderSitemapIndex(
  parts: readonly { readonly url: string; readonly changedOn: string | null }[],
): string {
  const entries = parts.map(
    ({ url, changedOn }) => `<sitemap><loc>${url}</loc>${lastModified(changedOn)}</sitemap>`,
  );
  return `${declaration}\n<sitemapindex ${sitemapNamespace}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function lastModified(day: string | null): string {
  return day === null ? '' : `<lastmod>${day}</lastmod>`;
}
