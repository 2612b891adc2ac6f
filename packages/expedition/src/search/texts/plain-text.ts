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

/** Inline elements: their tags do not separate words, all others do. */
const inlineTag = /^<\/?(?:a|abbr|b|cite|em|i|mark|q|s|small|span|strong|sub|sup|u|wbr)(?=[\s/>])/i;

/** Converts HTML to plain text on one line without a DOM: removes tags and decodes entities. */
export function plainText(html: string): string {
  return html
    .replace(/<[!/a-z][^<>]*>/gi, (tag) => (inlineTag.test(tag) ? '' : ' '))
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, readEntity)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

function readEntity(source: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? source;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : source;
}
