import { formatQuote, parseQuote } from '@cae-map/expedition/sentences/address/quote-in-url';
import type { SentenceQuote } from '@cae-map/expedition/sentences/address/sentence-quote';

/** What the hash of a chapter's URL refers to: a text, or a sentence of it. */
export interface ReadingAddress {
  readonly textId: number;
  /** Null for the whole text, and for a quote that cannot be read, as in a link that was cut. */
  readonly quote: SentenceQuote | null;
  /** Whether the hash names a sentence. */
  readonly isOfSentence: boolean;
}

const pattern = /^#(?:text-(?<whole>[1-9]\d{0,9})|t=(?<text>[1-9]\d{0,9})&s=(?<quote>.*))$/;

/** Parses `#text-155` or `#t=155&s=quote`; null for any other hash. */
export function parseReadingAddress(hash: string): ReadingAddress | null {
  const { whole, text, quote } = pattern.exec(hash)?.groups ?? {};
  if (whole !== undefined) return { textId: Number(whole), quote: null, isOfSentence: false };
  if (text === undefined) return null;
  return { textId: Number(text), quote: parseQuote(quote ?? ''), isOfSentence: true };
}

/** The hash of a sentence. */
export function formatSentenceHash(textId: number, quote: SentenceQuote): string {
  return `#t=${textId}&s=${formatQuote(quote)}`;
}
