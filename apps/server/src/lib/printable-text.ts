/** Characters that a terminal obeys instead of showing them, such as escape sequences, and those that reverse the text. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text of others, such as the name of a file, on one line of a terminal: `a\u{a}b`. */
export function printableText(text: string): string {
  return text.replaceAll(unprintable, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
