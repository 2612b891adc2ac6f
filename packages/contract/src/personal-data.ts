/*
 * What may identify a visitor, as it occurs in messages of errors and in URLs. The browser removes it before a report is sent, and the
 * server once more, because anyone can send a report.
 */

const replacements: readonly (readonly [RegExp, string])[] = [
  // Queries contain searches and tokens, fragments the view of the map. The text may end with them or continue.
  [/(\S)[?#][^\s"'<>()]+/g, '$1'],
  [/[^\s@<>"'(]+@[^\s@<>"')]+/g, '[email]'],
  // A name of a built file is as long as a token and is kept.
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]{10,})*(?![\w-]|\.(?:js|css)\b)/g, '[token]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  // Positions, and numbers of telephones.
  [/-?\d+\.\d{3,}|\+?\d(?:[ -]?\d){8,}/g, '[number]'],
];

/**
 * Removes queries and fragments of URLs, e-mail addresses, tokens, IP addresses, positions and telephone numbers from a text, and cuts it.
 * @param maxLength in characters
 */
export function stripPersonalData(text: string, maxLength = 500): string {
  let stripped = text.slice(0, 2 * maxLength);
  for (const [pattern, replacement] of replacements) stripped = stripped.replace(pattern, replacement);
  return stripped.slice(0, maxLength);
}
