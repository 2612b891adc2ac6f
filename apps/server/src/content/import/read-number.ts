/** The characters that programs and word processors write for a minus: hyphens, dashes and the mathematical sign. */
const minuses = /^[-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]\s?/;

/** The blanks and apostrophes between groups of three digits. */
const groupSeparator = String.raw`[ \u00A0\u2000-\u200A\u202F\u205F'\u2019]`;

const grouped = new RegExp(String.raw`^\d{1,3}(?:${groupSeparator}\d{3})+(?=[.,]|$)`);

/**
 * Reads a number of a table: with a comma or a point before the decimals, with groups of three digits, and with any kind of minus.
 * @param isInteger whether the number has no decimals, so that `1,000` is a thousand
 * @returns undefined for a text that is no number or can be read in two ways
 */
export function readNumber(text: string, { isInteger }: { readonly isInteger: boolean }): number | undefined {
  const trimmed = text.trim();
  const isNegative = minuses.test(trimmed);
  const unsigned = trimmed.replace(minuses, '').replace(/^\+/, '');
  const plain = readGroups(unsigned, isInteger);
  if (plain === undefined || !/^\d+(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i.test(plain)) return undefined;
  const number = Number(plain);
  return isNegative && number !== 0 ? -number : number;
}

/** The digits without groups, with a point before the decimals. */
function readGroups(text: string, isInteger: boolean): string | undefined {
  const joined = text.replace(grouped, (digits) => digits.replaceAll(/\D/g, ''));
  const marks = joined.replaceAll(/[^.,]/g, '');
  if (marks === '' || marks === '.') {
    // `1.000` is a thousand in one country and one in another.
    return isInteger && /^\d{1,3}\.\d{3}$/.test(joined) ? undefined : joined;
  }
  if (marks === ',')
    return isInteger && /^\d{1,3},\d{3}$/.test(joined) ? joined.replace(',', '') : joined.replace(',', '.');
  const decimalMark = marks.at(-1) ?? '';
  const groupMark = decimalMark === ',' ? '.' : ',';
  // `1,000,000` has no decimals, `1,000.5` has.
  if (new RegExp(String.raw`^\d{1,3}(?:[${decimalMark}]\d{3}){2,}$`).test(joined))
    return joined.replaceAll(decimalMark, '');
  const pattern = new RegExp(String.raw`^\d{1,3}(?:[${groupMark}]\d{3})+[${decimalMark}]\d+$`);
  return pattern.test(joined) ? joined.replaceAll(groupMark, '').replace(decimalMark, '.') : undefined;
}
