import { byteDamages, textDamages } from '@cae-map/book-files/testing/damages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TranslationFileError } from './failure.ts';
import { translationFormats } from './model/translation-file.ts';
import { readTranslationFile } from './read-translation-file.ts';
import { bytesOf } from './testing/round-trip.ts';
import { aDocument, aText, aUnit } from './testing/units.ts';

const document = aDocument(aUnit({ notes: ['Столица'] }), aText(), aUnit({ id: 54, target: '' }));

/** Reads a damaged file, or fails with an error of another kind than those of files. */
async function readDamaged(bytes: Uint8Array): Promise<void> {
  await readTranslationFile(bytes, 'translations').catch((error: unknown) =>
    expect(error).toBeInstanceOf(TranslationFileError),
  );
}

test.each(translationFormats)(
  'readTranslationFile reads a file in the format %s with damaged bytes, or fails with a code',
  async (format) => {
    const bytes = await bytesOf(document, format);
    await fc.assert(
      fc.asyncProperty(byteDamages, async (damage) => readDamaged(damage(bytes))),
      { numRuns: 80 },
    );
  },
);

test.each(translationFormats.filter((format) => format !== 'docx'))(
  'readTranslationFile reads a file in the format %s with damaged text, or fails with a code',
  async (format) => {
    const text = new TextDecoder().decode(await bytesOf(document, format));
    await fc.assert(
      fc.asyncProperty(textDamages, async (damage) => readDamaged(new TextEncoder().encode(damage(text)))),
      { numRuns: 200 },
    );
  },
);
