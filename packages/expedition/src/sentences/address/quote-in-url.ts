import type { SentenceQuote } from './sentence-quote.ts';
import { wellFormed } from './sentence-words.ts';

/**
 * Formats a quote as a value of the URL hash, in the manner of a text fragment (https://wicg.github.io/scroll-to-text-fragment/):
 * `prefix-,quote,-suffix`, each part percent-encoded, with `~` and the order at the end if it is needed.
 */
export function formatQuote({ exact, prefix, suffix, order }: SentenceQuote): string {
  return [
    prefix === '' ? '' : `${encodePart(prefix)}-,`,
    encodePart(exact),
    suffix === '' ? '' : `,-${encodePart(suffix)}`,
    order === null ? '' : `~${order}`,
  ].join('');
}

/** The separators are encoded, too. Programs take a full stop at the end of a link for the end of a sentence. */
function encodePart(text: string): string {
  return encodeURIComponent(wellFormed(text)).replaceAll(
    /[-~.!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const longestValue = 12_000;
const quotePattern =
  /^(?:(?<prefix>[^,~-]+)-,)?(?<exact>[^,~-]+)(?:,-(?<suffix>[^,~-]+))?(?:~(?<order>\d{1,6}))?$/;

/** Parses a value of the URL hash; null if it is no quote. */
export function parseQuote(value: string): SentenceQuote | null {
  if (value.length > longestValue) return null;
  const { exact = '', prefix = '', suffix = '', order } = quotePattern.exec(value)?.groups ?? {};
  try {
    const quote = {
      exact: decodeURIComponent(exact),
      prefix: decodeURIComponent(prefix),
      suffix: decodeURIComponent(suffix),
      order: order === undefined ? null : Number(order),
    };
    return quote.exact === '' ? null : quote;
  } catch {
    // An invalid encoding, as of a link that was cut.
    return null;
  }
}
