import type { MarkedText as Marked } from '@cae-map/expedition/search/search-answer';

/** A text with its matches marked. */
export function MarkedText({ marked: { text, language, ranges } }: { readonly marked: Marked }) {
  const parts: { readonly text: string; readonly isMatch: boolean; readonly at: number }[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    parts.push(
      { text: text.slice(at, from), isMatch: false, at },
      { text: text.slice(from, to), isMatch: true, at: from },
    );
    at = to;
  }
  parts.push({ text: text.slice(at), isMatch: false, at });
  return (
    <span lang={language}>
      {parts.map((part) =>
        part.isMatch ? <mark key={part.at}>{part.text}</mark> : <span key={`${part.at} `}>{part.text}</span>,
      )}
    </span>
  );
}
