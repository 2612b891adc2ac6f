/** Names of entities that the sanitizer and editors of texts write. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  shy: '\u00ad',
};

/** An entity with a name or a number. The groups are its decimal or hexadecimal number, or its name. */
export const entityPattern = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;

/** The character of a match of `entityPattern`; an unknown entity is returned as it is written. */
export function decodeEntity(source: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? source;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : source;
}
