/** The characters of an encoding of one byte. */
function charactersOf(encoding: string): ReadonlySet<string> {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  return new Set(new TextDecoder(encoding).decode(bytes));
}

/**
 * Returns the function that reports whether a text may be what a file in an encoding of one byte has of another text: characters without
 * a byte have become `?` or the nearest letter, one for each UTF-16 code unit.
 */
export function createLegacyComparison(encoding: string): (stored: string, ofFile: string) => boolean {
  const characters = charactersOf(encoding);
  return (stored, ofFile) => {
    if (stored.length !== ofFile.length) return false;
    for (let index = 0; index < stored.length; index += 1) {
      const character = stored.charAt(index);
      if (character !== ofFile.charAt(index) && characters.has(character)) return false;
    }
    return true;
  };
}
