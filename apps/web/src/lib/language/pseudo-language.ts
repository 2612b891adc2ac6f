/** English letters with accents that show missing glyphs and cut ascenders. */
const accented: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ď',
  e: 'é',
  i: 'í',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ř',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  D: 'Ď',
  E: 'É',
  I: 'Í',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ř',
  S: 'Š',
  T: 'Ţ',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
};

/** How much longer the texts become; translations of short English labels often grow by this much. */
const growth = 0.4;

/**
 * Returns the same messages in a pseudo-language, for tests of the layout: every text is in brackets, which show where it is
 * cut, has accents and is 40 % longer. Parameters of messages are treated as their text.
 */
export function pseudoLocalize<Messages>(messages: Messages): Messages;
export function pseudoLocalize(node: unknown): unknown {
  if (typeof node === 'string') return pseudoText(node);
  if (typeof node === 'function')
    return (...parameters: readonly unknown[]) => pseudoText(String(node(...parameters)));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, pseudoLocalize(value)]));
}

function pseudoText(text: string): string {
  const letters = text.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);
  const added = Math.ceil(text.length * growth);
  // In words of usual length: a single long one would be an overflow that no translation has.
  const padding = '~'.repeat(Math.max(0, added - 1)).replace(/~{6}(?=~)/g, '$& ');
  return `[${letters} ${padding}]`;
}
