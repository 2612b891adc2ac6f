import type { TeiOptions } from '../tei/tei-options.ts';

/** Options of a book with rights. */
export function teiOptions(options: Partial<TeiOptions> = {}): TeiOptions {
  return {
    language: 'ru',
    origin: 'https://map.example',
    identifier: 'urn:cae-map:book:3',
    modified: '2026-11-28',
    ...options,
  };
}
