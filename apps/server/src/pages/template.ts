import { pageDataElementId, pageMarkers, type RenderedPage } from '@cae-map/contract/api/page-renderer';

/** The built page with markers for the rendered parts. */
export interface PageTemplate {
  /** Replaces the markers with the rendered parts. */
  fill(page: Pick<RenderedPage, 'language' | 'head' | 'body' | 'data'>): string;
  /**
   * The page without rendered parts, for a failed rendering: the application renders in the browser from its caches.
   * Without JavaScript it shows a message; search engines do not index it.
   */
  readonly shell: string;
}

const rootLanguage = /<html lang="[^"]*"/;

/** Parses the built page; returns the missing markers when it is not a template. */
export function readTemplate(html: string): PageTemplate | { readonly missing: string[] } {
  const missing: string[] = Object.values(pageMarkers).filter((marker) => !html.includes(marker));
  if (!rootLanguage.test(html)) missing.push('<html lang="…">');
  if (missing.length > 0) return { missing };
  const fillMarkers = (head: string, body: string, data: string): string =>
    // Functions, because `$` is a special character in replacement strings.
    html
      .replace(pageMarkers.head, () => head)
      .replace(pageMarkers.data, () => data)
      .replace(pageMarkers.body, () => body);
  return {
    fill: ({ language, head, body, data }) =>
      fillMarkers(head, body, renderPageData(data)).replace(rootLanguage, () => `<html lang="${language}"`),
    shell: fillMarkers('<title>CAE Map</title><meta name="robots" content="noindex" />', '', shellMessage),
  };
}

/** Outside the root of the application, which renders only into an empty root. */
const shellMessage = [
  '<noscript>',
  '<p>Страницу не удалось показать. Попробуйте ещё раз через минуту.</p>',
  '<p lang="en">This page could not be shown. Please try again in a minute.</p>',
  '</noscript>',
].join('');

/** Characters that could end the script element or a line early; they are replaced by JSON escapes. */
const unsafeCharacters = /[<>&\u2028\u2029]/g;

function renderPageData(data: unknown): string {
  const json = (JSON.stringify(data) ?? 'null').replaceAll(
    unsafeCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${pageDataElementId}">${json}</script>`;
}
