import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { aParagraph } from '../../testing/sentences.ts';
import { splitSentences } from './split-sentences.ts';

const split = (text: string, language: RecordLanguage): string[] =>
  splitSentences(text, language).map(([start, end]) => text.slice(start, end).trim());

describe('splitSentences', () => {
  test.each([
    [
      '14 окт. 1925 г. вышли из г. Лех. Н. К. Рерих ждал.',
      ['14 окт. 1925 г. вышли из г. Лех.', 'Н. К. Рерих ждал.'],
    ],
    ['Вёз Ю.\u00a0Н. Рерих, т. е. сын. Потом ушёл.', ['Вёз Ю.\u00a0Н. Рерих, т. е. сын.', 'Потом ушёл.']],
    [
      'В 1925 г. Рерих выехал. Всё это было в 1925 г. Рерих выехал.',
      ['В 1925 г. Рерих выехал.', 'Всё это было в 1925 г.', 'Рерих выехал.'],
    ],
    [
      'Чай, соль и т. д. Потом спали. См. стр. 5. Дальше.',
      ['Чай, соль и т. д.', 'Потом спали.', 'См. стр. 5.', 'Дальше.'],
    ],
    ['Больше их не видели. 8 июня Джордж вышел.', ['Больше их не видели.', '8 июня Джордж вышел.']],
    ['В 5 ч. 30 мин. вышли. Встали в 9 ч. Ночь.', ['В 5 ч. 30 мин. вышли.', 'Встали в 9 ч.', 'Ночь.']],
    ['Он сказал им. Впереди много гор. Ряд прошёл.', ['Он сказал им.', 'Впереди много гор.', 'Ряд прошёл.']],
    ['Ждал… Никто не пришёл. Он ждал… и ушёл.', ['Ждал…', 'Никто не пришёл.', 'Он ждал… и ушёл.']],
    ['«Куда?» — спросил он. «Пошли!» Он встал.', ['«Куда?» — спросил он.', '«Пошли!»', 'Он встал.']],
    [
      'Литература называет 29-е. В какой точке, неясно.',
      ['Литература называет 29-е.', 'В какой точке, неясно.'],
    ],
  ])('splits the Russian text %j', (text, sentences) => {
    expect(split(text, 'ru')).toEqual(sentences);
  });

  test.each([
    [
      'Mr. Smith met Col. Bailey (cf. p. 12). They left.',
      ['Mr. Smith met Col. Bailey (cf. p. 12).', 'They left.'],
    ],
    ['The pass is at 18,300 ft. The camp is below.', ['The pass is at 18,300 ft.', 'The camp is below.']],
    [
      'Fort or Ft. Smith. They reached the col. Then snow.',
      ['Fort or Ft. Smith.', 'They reached the col.', 'Then snow.'],
    ],
    ['“Where to?” he asked. “Home!” He left.', ['“Where to?” he asked.', '“Home!”', 'He left.']],
    [
      'You and I. He went with I. V. Kozlov. No. He did.',
      ['You and I.', 'He went with I. V. Kozlov.', 'No.', 'He did.'],
    ],
    [
      'House No. 5, Oct. 14. It rained in Oct. Then snow.',
      ['House No. 5, Oct. 14.', 'It rained in Oct.', 'Then snow.'],
    ],
    ['1. First. IV. Second.', ['1. First.', 'IV. Second.']],
    ['Wait… Then go... Then stay.', ['Wait…', 'Then go...', 'Then stay.']],
  ])('splits the English text %j', (text, sentences) => {
    expect(split(text, 'en')).toEqual(sentences);
  });

  test.each([
    ['', []],
    ['😀😀 😀', ['😀😀 😀']],
    ['   ', ['']],
    ['\ud83d', ['\ud83d']],
    ['Да. ?! …', ['Да. ?! …']],
    ['One line\nand. Two', ['One line\nand.', 'Two']],
  ])('splits %j, which has few words', (text, sentences) => {
    expect(split(text, 'en')).toEqual(sentences);
  });

  test('returns contiguous ranges that cover any paragraph', () => {
    fc.assert(
      fc.property(aParagraph, fc.constantFrom('ru', 'en'), (text, language) => {
        const ranges = splitSentences(text, language);
        expect(ranges.map(([start, end]) => text.slice(start, end)).join('')).toBe(text);
        expect(ranges.every(([start, end]) => start < end)).toBe(true);
      }),
    );
  });

  test('splits a long paragraph as its parts, also where it is read in parts', () => {
    const sentence = 'Караван шёл весь день по равнине.';
    expect(splitSentences(`${sentence} `.repeat(1000), 'ru')).toHaveLength(1000);
    expect(splitSentences('Слово '.repeat(5000), 'ru')).toHaveLength(1);
    expect(splitSentences('Аа. '.repeat(5000), 'ru')).toHaveLength(5000);
  });
});
