/** The encodings in which answers are kept ready, best first; `identity` means as it is. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different headers; remembering more would let anyone fill the memory. */
const remembered = new Map<string, Encoding>();
const rememberedMost = 100;

/** The best encoding that a request's `Accept-Encoding` allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const text = textOf(header);
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const encoding = encodings.find((candidate) => acceptsEncoding(text, candidate)) ?? 'identity';
  if (remembered.size < rememberedMost) remembered.set(text, encoding);
  return encoding;
}

/** Tells whether an `Accept-Encoding` allows one encoding. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: Encoding): boolean {
  const weights = new Map<string, number>();
  for (const part of textOf(header).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

function textOf(header: string | string[] | undefined): string {
  return typeof header === 'object' ? header.join(',') : (header ?? '');
}
