const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const numberWithComma = /^[+-]?\d+(?:,[+-]?\d+)+$/;

/** Reads a number of a file; NaN for a text that is not a number, and for a number that is not finite. */
export function readNumber(text: string): number {
  const trimmed = text.trim();
  const value = number.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isFinite(value) ? value : Number.NaN;
}

/** Whether a text is a number with a decimal comma, or a tuple of such numbers, which `readNumber` does not read. */
export function hasDecimalComma(text: string): boolean {
  return numberWithComma.test(text.trim());
}
