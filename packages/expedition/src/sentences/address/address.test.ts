import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChronicle } from '../../testing/chronicle.ts';
import { aParagraph, distinctSentences, paragraphsHtml } from '../../testing/sentences.ts';
import { readSentences, type SentenceText } from '../sentence-text.ts';
import { findQuote, findReference, referTo } from './find-sentence.ts';
import { formatQuote, parseQuote } from './quote-in-url.ts';
import { quoteSentence } from './sentence-quote.ts';

const read = (...paragraphs: string[]): SentenceText => readSentences(paragraphsHtml(...paragraphs), 'en');

/** Finds a sentence by its address as a link has it. */
function follow(text: SentenceText, index: number, edited = text) {
  const quote = quoteSentence(text, index);
  if (quote === null) return null;
  const parsed = parseQuote(formatQuote(quote));
  return parsed === null ? null : findQuote(edited, parsed);
}

describe('quoteSentence', () => {
  test('quotes the first words', () => {
    const text = read('They left Leh at dawn on the day of the fair. Then came snow.');
    expect(quoteSentence(text, 0)).toEqual({
      exact: 'They left Leh at dawn on',
      prefix: '',
      suffix: '',
      order: null,
    });
    expect(quoteSentence(text, 1)?.exact).toBe('Then came snow.');
    expect(quoteSentence(text, 2)).toBeNull();
  });

  test('quotes more words if another sentence begins with the same ones', () => {
    const text = read(
      'They left Leh at dawn on foot with yaks and dogs. They left Leh at dawn on horseback.',
    );
    expect(quoteSentence(text, 0)?.exact).toBe('They left Leh at dawn on foot with yaks');
  });

  test('has the neighbours of a sentence that is written twice, and the order in a refrain', () => {
    const text = read('One came. Snow fell. Two came. Snow fell. Three came.');
    expect(quoteSentence(text, 3)).toEqual({
      exact: 'Snow fell.',
      prefix: 'Two came.',
      suffix: 'Three came.',
      order: null,
    });
    expect(quoteSentence(read('Om. Om. Om. Om. Om.'), 2)).toMatchObject({ exact: 'Om.', order: 2 });
  });

  test('is short for a word of any length, and keeps surrogate pairs together', () => {
    const quote = quoteSentence(read(`${'x'.repeat(299)}😀${'x'.repeat(50_000)}`), 0);
    expect(quote?.exact).toBe('x'.repeat(299));
  });

  test('leads back to its sentence in any text', () => {
    fc.assert(
      fc.property(fc.array(aParagraph, { maxLength: 3 }), (paragraphs) => {
        const text = read(...paragraphs);
        for (const sentence of text.sentences.filter((each) => each.text !== '')) {
          const found = follow(text, sentence.index);
          expect(found?.isEdited).toBe(false);
          expect(found?.sentence.index).toBe(sentence.index);
        }
      }),
    );
  });

  test('leads back to its sentence in every text of the content', () => {
    for (const record of readChronicle().slice(0, 60)) {
      const text = readSentences(record.text_content, 'ru');
      expect(text.sentences.map(({ index }) => follow(text, index)?.sentence.index)).toEqual(
        text.sentences.map(({ index }) => index),
      );
    }
  });
});

describe('findQuote in an edited text', () => {
  const sentences = distinctSentences('Word', 8);
  const text = read(sentences.join(' '));

  test('finds a sentence after any edits of the others', () => {
    const edit = fc.record({
      kept: fc.integer({ min: 0, max: 7 }),
      removed: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 7 }),
      added: fc.array(fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 99 })), {
        maxLength: 5,
      }),
    });
    fc.assert(
      fc.property(edit, ({ kept, removed, added }) => {
        const rest = sentences.filter((_, index) => index === kept || !removed.includes(index));
        for (const [at, number] of added)
          rest.splice(at, 0, `Further${number} added${number} news${number}.`);
        const edited = read(rest.join(' '));
        const found = follow(text, kept, edited);
        expect(found).toMatchObject({ isEdited: false, sentence: { text: sentences[kept] } });
        const reference = text.sentences[kept];
        expect(reference && findReference(edited, referTo(reference))?.sentence.text).toBe(sentences[kept]);
      }),
    );
  });

  const before = read(
    'The caravan left Leh at dawn with forty yaks. It snowed on the pass. They slept in the hollow.',
  );

  test('finds an edited sentence by most of its words', () => {
    const after = read(
      'It snowed on the pass. The great caravan left Leh at sunrise, with forty yaks. They slept.',
    );
    expect(follow(before, 0, after)).toMatchObject({ isEdited: true, sentence: { index: 1 } });
    const [sentence] = before.sentences;
    expect(sentence && findReference(after, referTo(sentence))).toMatchObject({
      isEdited: true,
      sentence: { index: 1 },
    });
  });

  test('finds a sentence whose case and punctuation changed, that was joined with another one, or is in another paragraph', () => {
    const after = read('Snow.', 'And the caravan left Leh at dawn with forty yaks; it snowed on the pass.');
    expect(follow(before, 0, after)).toMatchObject({ isEdited: false, sentence: { index: 1 } });
  });

  test('returns null when the sentence no longer exists', () => {
    const after = read('A wholly different account begins here. Nothing of it was known.');
    expect(follow(before, 0, after)).toBeNull();
    expect(follow(before, 0, read(''))).toBeNull();
    const [sentence] = before.sentences;
    expect(sentence && findReference(after, referTo(sentence))).toBeNull();
    expect(findQuote(before, { exact: ' ', prefix: '', suffix: '', order: null })).toBeNull();
  });

  test('returns null when two edited sentences fit equally well', () => {
    const after = read('Caravan left Leh at noon. Caravan left Leh at night.');
    expect(follow(read('Caravan left Leh at dawn.'), 0, after)).toBeNull();
  });
});

describe('formatQuote', () => {
  test('encodes the separators of its parts', () => {
    const quote = { exact: 'a, b-c~1.', prefix: 'x-', suffix: ',y', order: 3 };
    expect(formatQuote(quote)).toBe('x%2D-,a%2C%20b%2Dc%7E1%2E,-%2Cy~3');
    expect(parseQuote(formatQuote(quote))).toEqual(quote);
  });

  test('is parsed back for any quote without lone surrogates', () => {
    const part = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(part, part, part, fc.option(fc.nat(999_999)), (exact, prefix, suffix, order) => {
        const quote = { exact: `x${exact}`, prefix, suffix, order };
        expect(parseQuote(formatQuote(quote))).toEqual(quote);
      }),
    );
  });

  test.each(['', '%', '%D0', ',-x', 'a,b,c,d', 'x'.repeat(20_000), '~3', 'a~b'])(
    'rejects the value %j',
    (value) => {
      expect(parseQuote(value)).toBeNull();
    },
  );
});
