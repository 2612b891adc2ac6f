import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChronicle } from '../testing/chronicle.ts';
import { aParagraph, paragraphsHtml } from '../testing/sentences.ts';
import { beadOf, readBilingualText, twinOf } from './bilingual-text.ts';
import { targetKey } from './marked-text.ts';
import { marksIn, readSentences, sentenceAt } from './sentence-text.ts';

const chronicle = readChronicle().map((text) => ({ id: text.text_id, text: readBilingualText(text) }));

describe('readSentences', () => {
  test('covers the characters of any text in order, and finds the sentence at each of them', () => {
    fc.assert(
      fc.property(fc.array(aParagraph, { maxLength: 4 }), (paragraphs) => {
        const text = readSentences(paragraphsHtml(...paragraphs), 'ru');
        const parts = text.sentences.map(({ start, end }) => text.text.slice(start, end));
        expect(parts.join('')).toBe(text.text);
        for (const sentence of text.sentences) {
          expect(sentenceAt(text, sentence.start)).toBe(sentence);
          expect(sentenceAt(text, sentence.end - 1)).toBe(sentence);
        }
        expect([sentenceAt(text, -1), sentenceAt(text, text.text.length)]).toEqual([undefined, undefined]);
      }),
    );
  });

  test('covers every text of the content', () => {
    expect(chronicle.length).toBeGreaterThan(300);
    for (const { id, text } of chronicle) {
      for (const side of [text.ru, text.en]) {
        const parts = side.sentences.map(({ start, end }) => side.text.slice(start, end));
        expect([id, parts.join('')]).toEqual([id, side.text]);
      }
    }
  });

  test('ends every sentence of the content with a mark of its end, and begins it with a capital, a number or a quotation mark', () => {
    const sentences = chronicle.flatMap(({ text }) => [...text.ru.sentences, ...text.en.sentences]);
    // In transliterated Tibetan the capital is the root letter: gYung-drung.
    const broken = sentences.filter(
      ({ text }) => !/[.!?…:;][»”’)]*$/u.test(text) || !/^[«“‘(—]*\p{Ll}?[\p{Lu}\d]/u.test(text),
    );
    expect(broken.map(({ text }) => text)).toEqual([]);
    expect(sentences.filter(({ text }) => /(?:^| )(?:г|окт|Mr|\p{Lu})\.$/u.test(text))).toEqual([]);
  });
});

describe('readBilingualText', () => {
  test('joins sentences of the content that link the same records, although links are not compared', () => {
    const beads = chronicle.flatMap(({ text }) => text.beads.map((bead) => ({ text, bead })));
    const differing = beads.filter(({ text, bead }) => {
      const keys = (['ru', 'en'] as const).map((language) =>
        text[language].sentences
          .slice(...bead[language])
          .flatMap((sentence) => marksIn(text[language], sentence).map(({ target }) => targetKey(target)))
          .toSorted()
          .join(),
      );
      return keys[0] !== keys[1];
    });
    expect(beads.length).toBeGreaterThan(1500);
    expect(differing).toEqual([]);
  });

  test('has nearly always one sentence of each language in a bead of the content', () => {
    const beads = chronicle.flatMap(({ text }) => text.beads);
    const single = beads.filter(({ ru, en }) => ru[1] - ru[0] === 1 && en[1] - en[0] === 1);
    expect(single.length / beads.length).toBeGreaterThan(0.98);
  });

  test.each([
    ['<p>Один. Два.</p>', '', [2, 0]],
    ['', '<p>One.</p>', [0, 1]],
    ['', '', [0, 0]],
    ['<p>😀</p>', '<p>\ud83d</p>', [1, 1]],
  ])('aligns %j with %j', (ru, en, counts) => {
    const text = readBilingualText({ text_content: ru, text_content_en: en });
    expect([text.ru.sentences.length, text.en.sentences.length]).toEqual(counts);
    expect(text.beads).toHaveLength(Math.max(...counts));
  });

  test('aligns paragraphs of 5,000 words', () => {
    const words = Array.from({ length: 5000 }, (_, index) =>
      index % 12 === 11 ? 'слово.' : index % 12 === 0 ? 'Слово' : 'слово',
    );
    const html = paragraphsHtml(words.join(' '));
    const text = readBilingualText({ text_content: html, text_content_en: html });
    expect(text.beads).toHaveLength(417);
  });
});

describe('twinOf', () => {
  const text = readBilingualText({
    text_content: paragraphsHtml(
      'Караван вышел из Леха 24 сентября на рассвете. Шли весь день без остановки по долгой и каменистой долине, а вечером стали у реки. Ночь.',
    ),
    text_content_en: paragraphsHtml(
      'The caravan left Leh at dawn on 24 September. They marched all day without a halt along the long and stony valley. In the evening they camped by the river. Night.',
    ),
  });

  test('returns the sentences of the other language in the bead of a sentence', () => {
    expect(twinOf(text, 'ru', 1).map((sentence) => sentence.text)).toEqual([
      'They marched all day without a halt along the long and stony valley.',
      'In the evening they camped by the river.',
    ]);
    expect(twinOf(text, 'en', 2).map((sentence) => sentence.text)).toEqual([
      'Шли весь день без остановки по долгой и каменистой долине, а вечером стали у реки.',
    ]);
  });

  test('is empty for a sentence without a translation and for one that does not exist', () => {
    const alone = readBilingualText({ text_content: '<p>Один.</p>', text_content_en: '' });
    expect([twinOf(alone, 'ru', 0), twinOf(text, 'ru', 9), twinOf(text, 'ru', -1)]).toEqual([[], [], []]);
  });

  test('is mutual in the content', () => {
    for (const { text: each } of chronicle) {
      for (const { index } of each.ru.sentences) {
        for (const twin of twinOf(each, 'ru', index)) {
          expect(beadOf(each, 'en', twin.index)).toBe(beadOf(each, 'ru', index));
        }
      }
    }
  });
});
