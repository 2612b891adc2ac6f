import type { TranslatableFormat } from '@cae-map/contract/entities/translations/translatable-fields';
import type { TranslationFile } from '../model/translation-file.ts';

/** Whether a text of a file is a stored one, as far as the file can show. */
export type TextComparison = (stored: string, ofFile: string, format: TranslatableFormat) => boolean;

/**
 * Returns the comparison for a file: exact, but for what word processors change without an edit, and for letters that the encoding of the file
 * cannot have.
 */
export function createTextComparison({ format, problems }: TranslationFile): TextComparison {
  if (format === 'docx')
    return (stored, ofFile, textFormat) => wordText(stored, textFormat) === wordText(ofFile, textFormat);
  const legacy = problems.find((problem) => problem.code === 'legacy-encoding');
  return legacy === undefined
    ? (stored, ofFile) => stored === ofFile
    : createLegacyComparison(legacy.encoding);
}

/** Word processors have no line separator, and take line breaks within HTML, which are not shown, for blanks. */
function wordText(text: string, format: TranslatableFormat): string {
  const lines = text.replaceAll('\u2028', '\n');
  return format === 'html' ? lines.replaceAll(/[ \t\n]+/g, ' ') : lines;
}

/**
 * Returns whether a text may be what a file in an encoding of one byte has of another text: characters without a byte have become `?` or the
 * nearest letter, one for each UTF-16 code unit.
 */
function createLegacyComparison(encoding: string): TextComparison {
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

/** The characters of an encoding of one byte. */
function charactersOf(encoding: string): ReadonlySet<string> {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  return new Set(new TextDecoder(encoding).decode(bytes));
}
