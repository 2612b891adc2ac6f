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

/** Elements within a line: their tags part no words. Every other tag does. */
const inlineTag = /^<\/?(?:a|abbr|b|cite|em|i|mark|q|s|small|span|strong|sub|sup|u|wbr)(?=[\s/>])/i;

/** The words of an HTML text on one line, without a document: tags left out, entities read. */
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
