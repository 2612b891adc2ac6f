import type { EpubOptions } from '../epub/epub-options.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><defs><linearGradient id="g"><stop offset="0" stop-color="#ccc"/></linearGradient></defs><rect width="40" height="20" fill="url(#g)"/><path d="M2 2L30 15" stroke="#933" fill="none"/><circle cx="30" cy="15" r="1.5"/><text x="4" y="10" font-size="3">Лех &amp; Кхардунг</text></svg>';

/** Options with a map for each dated entry. */
export function epubOptions(options: Partial<EpubOptions> = {}): EpubOptions {
  return {
    language: 'ru',
    origin: 'https://map.example',
    identifier: 'urn:cae-map:book:3',
    modified: '2026-11-28T00:00:00Z',
    mapOf: ({ text_date }) => (text_date === null ? null : { svg, description: 'Путь до Леха' }),
    ...options,
  };
}
