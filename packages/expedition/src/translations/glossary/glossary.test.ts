import { describe, expect, test } from 'vitest';
import { aPerson } from '../../testing/people-and-works.ts';
import { aPlace } from '../../testing/records.ts';
import { createGlossary, findInGlossary } from './glossary.ts';
import { glossaryEntries, type GlossaryEntry } from './glossary-entries.ts';
import { missingInTarget } from './missing-terms.ts';

const entry = (key: string, ru: string[], en: string[], cn: string[] = []): GlossaryEntry => ({
  key,
  ru,
  en,
  cn,
});
const glossary = createGlossary([
  entry('place:1', ['Кашгар'], ['Kashgar', 'Kashi'], ['喀什']),
  entry('place:2', ['Хотан'], ['Khotan']),
  entry('place:3', ['Верхний Уймон'], ['Verkhny Uimon']),
  entry('place:4', ['Уймон'], ['Uimon']),
  entry('place:5', ['Гума'], ['Guma']),
  entry('place:6', ['Гум'], ['Ghum']),
  entry('place:7', ['Хотан'], ['Khotan Oasis']),
  entry('place:12', ['Верхний'], ['Verkhny']),
  entry('place:11', ['Аньси'], ['An-hsi']),
  entry('person:a', ['Константин Рябинин', 'Рябинин'], ['Konstantin Ryabinin', 'Ryabinin']),
]);
const find = (text: string, language: 'ru' | 'en' = 'ru') =>
  findInGlossary(glossary, text, language).map(({ start, end, written, entries }) => {
    expect(text.slice(start, end)).toBe(written);
    return [written, ...entries.map(({ key }) => key)];
  });

describe('findInGlossary', () => {
  test('finds inflected names', () => {
    expect(find('Из Кашгара шли к Рябинину, у Верхнего Уймона.')).toEqual([
      ['Кашгара', 'place:1'],
      ['Рябинину', 'person:a'],
      ['Верхнего Уймона', 'place:3'],
    ]);
  });

  test('finds the name with the most words, without those within it', () => {
    expect(find('Верхний Уймон и Уймон')).toEqual([
      ['Верхний Уймон', 'place:3'],
      ['Уймон', 'place:4'],
    ]);
  });

  test('finds the name that is written as in the text, and both of a form that two names share', () => {
    expect(find('Гум и Гума, в Гуме')).toEqual([
      ['Гум', 'place:6'],
      ['Гума', 'place:5'],
      ['Гуме', 'place:5', 'place:6'],
    ]);
  });

  test('finds all entries with the same name', () => {
    expect(find('Хотану')).toEqual([['Хотану', 'place:2', 'place:7']]);
  });

  test('finds no other words with the same stem', () => {
    const others = createGlossary([
      entry('place:8', ['Семей'], ['Semey']),
      entry('person:b', ['Голубин'], ['Golubin']),
      entry('place:9', ['Таку'], ['Taku']),
      entry('place:10', ['Дели'], ['Delhi']),
    ]);
    expect(findInGlossary(others, 'Семья и Голубиный дом. Так. Дело.')).toEqual([]);
    const forms = 'Семей, Голубиным. Голубина';
    expect(findInGlossary(others, forms).map(({ written }) => written)).toEqual([
      'Семей',
      'Голубиным',
      'Голубина',
    ]);
  });

  test('finds no word without a capital letter', () => {
    expect(find('кашгар')).toEqual([]);
  });

  test('finds names and their possessives in English', () => {
    expect(find('Kashgar’s bazaar, Konstantin Ryabinin', 'en')).toEqual([
      ['Kashgar’s', 'place:1'],
      ['Konstantin Ryabinin', 'person:a'],
    ]);
  });
});

describe('missingInTarget', () => {
  const missing = (source: string, target: string, language: 'en' | 'cn' = 'en') =>
    missingInTarget(glossary, { source, target }, language).map(({ written, occurrences, expected }) => [
      written,
      occurrences.length,
      expected,
    ]);

  test('lists a name once, with its occurrences and the names to use', () => {
    expect(missing('Кашгар. Из Кашгара.', 'They came to Kasgar.')).toEqual([
      ['Кашгар', 2, ['Kashgar', 'Kashi']],
    ]);
  });

  test.each([
    ['another name of the record', 'Кашгар', 'Kashi'],
    ['a possessive form', 'Кашгар', 'Kashgar’s walls'],
    ['an adjective', 'Кашгар', 'the Kashgarian bazaar'],
    ['the family name alone', 'Константин Рябинин', 'Ryabinin'],
    ['a name with a short first word', 'Аньси', 'the walls of An-hsi'],
    ['the name of another place with the same Russian name', 'Хотан', 'Khotan'],
  ])('accepts %s', (_what, source, target) => {
    expect(missing(source, target)).toEqual([]);
  });

  test('compares Chinese names as they are written, and leaves out records without one', () => {
    expect(missing('Кашгар и Хотан', '喀什', 'cn')).toEqual([]);
    expect(missing('Кашгар и Хотан', '和田', 'cn')).toEqual([['Кашгар', 1, ['喀什']]]);
  });
});

describe('glossaryEntries', () => {
  test('has the names of a place by their script, and no titles with digits', () => {
    const places = [
      {
        ...aPlace({
          place_id: 5,
          title_ru: 'Новосибирск (Новониколаевск)',
          title_en: 'Novosibirsk (Novonikolaevsk)',
          title_modern: 'Novosibirsk; Новосиб; 新西伯利亚',
        }),
        title_cn: '新城',
      },
      aPlace({ place_id: 6, title_ru: 'Лагерь 27 сентября', title_en: 'Camp of 27 September' }),
    ];
    expect(glossaryEntries(places, [])).toEqual([
      {
        key: 'place:5',
        ru: ['Новосибирск', 'Новосибирск (Новониколаевск)', 'Новониколаевск', 'Новосиб'],
        en: ['Novosibirsk', 'Novosibirsk (Novonikolaevsk)', 'Novonikolaevsk'],
        cn: ['新城', '新西伯利亚'],
      },
    ]);
  });

  test('has the names of a person, in English also the family name that another person has', () => {
    const people = [
      aPerson({ person_id: 'a', name_ru: 'Юрий Рерих', name_en: 'George Roerich', other_names: '' }),
      aPerson({
        person_id: 'b',
        name_ru: 'Елена Рерих',
        name_en: 'Helena Roerich',
        other_names: 'Шапошникова',
      }),
    ];
    expect(glossaryEntries([], people).map(({ key, ru, en }) => [key, ru, en])).toEqual([
      ['person:a', ['Юрий Рерих'], ['George Roerich', 'Roerich']],
      ['person:b', ['Елена Рерих', 'Шапошникова'], ['Helena Roerich', 'Roerich']],
    ]);
  });
});
