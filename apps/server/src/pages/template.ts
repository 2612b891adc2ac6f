import { pageDataElementId, pageMarkers, type RenderedPage } from '@cae-map/contract/api/page-renderer';

/** The built page, taken apart at its markers. */
export interface PageTemplate {
  /** The page with what was rendered in its places. */
  fill(page: Pick<RenderedPage, 'language' | 'head' | 'body' | 'data'>): string;
  /**
   * The page with nothing rendered, for a page that could not be: the application starts in the browser and shows what
   * it has in its caches. Without a script it says to try again; search engines do not index it.
   */
  readonly shell: string;
}

const rootLanguage = /<html lang="[^"]*"/;

/** Reads the built page; gives the names of the markers that it lacks when it is not one. */
export function readTemplate(html: string): PageTemplate | { readonly missing: string[] } {
  const missing: string[] = Object.values(pageMarkers).filter((marker) => !html.includes(marker));
  if (!rootLanguage.test(html)) missing.push('<html lang="…">');
  if (missing.length > 0) return { missing };
  const fillMarkers = (head: string, body: string, data: string): string =>
    // Functions, because in plain words of a replacement a dollar sign has a meaning of its own.
    html
      .replace(pageMarkers.head, () => head)
      .replace(pageMarkers.data, () => data)
      .replace(pageMarkers.body, () => body);
  return {
    fill: ({ language, head, body, data }) =>
      fillMarkers(head, body, pageDataElement(data)).replace(rootLanguage, () => `<html lang="${language}"`),
    shell: fillMarkers('<title>CAE Map</title><meta name="robots" content="noindex" />', '', shellMessage),
  };
}

/** Outside the root of the application, which builds its page only in an empty one. */
const shellMessage = [
  '<noscript>',
  '<p>Страницу не удалось показать. Попробуйте ещё раз через минуту.</p>',
  '<p lang="en">This page could not be shown. Please try again in a minute.</p>',
  '</noscript>',
].join('');

/** Every character with which embedded JSON could end its element or its line early, written as an escape of JSON. */
const unsafeCharacters = /[<>&\u2028\u2029]/g;

function pageDataElement(data: unknown): string {
  const json = (JSON.stringify(data) ?? 'null').replaceAll(
    unsafeCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${pageDataElementId}">${json}</script>`;
}
