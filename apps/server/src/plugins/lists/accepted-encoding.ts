/** The encodings in which answers are kept ready, best first; `identity` means as it is. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different headers; remembering more would let anyone fill the memory. */
const remembered = new Map<string, Encoding>();
const rememberedMost = 100;

/** The best encoding that a request's `Accept-Encoding` allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const text = typeof header === 'string' ? header : header.join(',');
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const encoding = negotiate(text);
  if (remembered.size < rememberedMost) remembered.set(text, encoding);
  return encoding;
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return encodings.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}
