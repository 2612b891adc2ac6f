/** Shown instead of characters without a glyph. */
const replacement = '…';

/** What characters without a glyph mean, by those that have one. */
const substitutes: Readonly<Record<string, string>> = { '→': '–' };

/** Marks that are added to a letter, and characters that are not shown. */
const invisible = /[\p{M}\p{Cf}\p{Cc}\p{Cs}\p{Co}]/u;

/**
 * Replaces characters without a glyph, which would be drawn as empty boxes: by a substitute, by the letter without its marks if there is a glyph for that,
 * otherwise several of them by one ellipsis. White space becomes single spaces.
 */
export function drawableText(text: string, hasGlyph: (character: string) => boolean): string {
  let drawable = '';
  for (const character of text.normalize('NFC').replace(/\s+/g, ' ').trim()) {
    if (character === ' ' || (!isControl(character) && hasGlyph(character))) {
      drawable += character;
      continue;
    }
    const plain = Array.from(substitutes[character] ?? character.normalize('NFKD'))
      .filter((part) => !invisible.test(part) && hasGlyph(part))
      .join('');
    if (plain !== '') drawable += plain;
    else if (!invisible.test(character) && !drawable.endsWith(replacement)) drawable += replacement;
  }
  return drawable
    .replace(/(?:… )+…/g, replacement)
    .replace(/ +/g, ' ')
    .trim();
}

function isControl(character: string): boolean {
  return /[\p{Cf}\p{Cc}\p{Cs}]/u.test(character);
}
