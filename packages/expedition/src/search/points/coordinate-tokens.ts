export type Axis = 'latitude' | 'longitude';

export interface Hemisphere {
  readonly axis: Axis;
  readonly sign: 1 | -1;
}

/** A token of a coordinate string: a signed number, a degree, minute or second mark, a hemisphere, a separator. */
export type Token =
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly isSigned: boolean;
      readonly isDecimal: boolean;
    }
  | { readonly kind: 'mark'; readonly mark: string }
  | { readonly kind: 'hemisphere'; readonly hemisphere: Hemisphere }
  | { readonly kind: 'separator' };

const hemispheres: Readonly<Record<string, Hemisphere>> = {
  n: { axis: 'latitude', sign: 1 },
  s: { axis: 'latitude', sign: -1 },
  e: { axis: 'longitude', sign: 1 },
  w: { axis: 'longitude', sign: -1 },
};

/** Spelling variants and their canonical forms. The order matters. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:geo:|@)/, ''],
  [/[−‐‑–—﹣－]/g, '-'],
  [/\s*[/|]\s*/g, ', '],
  [/с\.?\s*ш\.?|северной широты|\bnorth\b|北纬|北緯/g, ' n '],
  [/ю\.?\s*ш\.?|южной широты|\bsouth\b|南纬|南緯/g, ' s '],
  [/в\.?\s*д\.?|восточной долготы|\beast\b|东经|東經/g, ' e '],
  [/з\.?\s*д\.?|западной долготы|\bwest\b|西经|西經/g, ' w '],
  [/[º˚]|度|\bdeg(?:rees?)?\b|град(?:усов|уса?)?\.?/g, '°'],
  [/[′’‘`´ʹ]|分|мин\.?/g, "'"],
  [/''|[″”“ʺ]|秒|сек\.?/g, '"'],
];

/** Single Russian letters of the hemispheres. */
const russianLetters: Readonly<Record<string, string>> = { с: 'n', ю: 's', в: 'e', з: 'w' };

const tokenPattern = /\s+|([+-]?)(\d{1,3}(?:\.\d{1,20})?)(?![\d.])|([°'"])|([nsewсювз])(?!\p{L})|([,;])/uy;

/** Tokenizes a coordinate string; null when it contains anything else. */
export function coordinateTokens(text: string): Token[] | null {
  const spelled = spellings.reduce(
    (read, [pattern, form]) => read.replace(pattern, form),
    text.toLowerCase(),
  );
  return tokenize(withDecimalPoints(spelled).trim());
}

/** '37,5″', and '34,15 77,58': two commas between digits are decimal when there is no decimal point. */
function withDecimalPoints(written: string): string {
  const text = written.replaceAll(/(?<=\d),(?=\d+\s*['"])/g, '.');
  const commas = /(?<=\d),(?=\d)/g;
  return !text.includes('.') && text.match(commas)?.length === 2 ? text.replace(commas, '.') : text;
}

function tokenize(text: string): Token[] | null {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const [all, sign = '', number, mark, letter, separator] = tokenPattern.exec(text) ?? [];
    if (all === undefined) return null;
    if (number !== undefined) {
      const value = Number(sign + number);
      tokens.push({ kind: 'number', value, isSigned: sign !== '', isDecimal: number.includes('.') });
    } else if (mark !== undefined) tokens.push({ kind: 'mark', mark });
    else if (letter !== undefined) {
      const hemisphere = hemispheres[russianLetters[letter] ?? letter];
      if (hemisphere !== undefined) tokens.push({ kind: 'hemisphere', hemisphere });
    } else if (separator !== undefined) tokens.push({ kind: 'separator' });
  }
  return tokens;
}
