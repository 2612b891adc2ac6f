import { describe, expect, test } from 'vitest';
import { testPlace } from '../testing/test-place.ts';
import { readMentions } from './mentions.ts';

const read = (notesEn: string, notesRu = '', title = 'Stage', lodging = '') =>
  readMentions(
    testPlace({ title_en: title, notes_en: notesEn, notes: notesRu, overnight_place_en: lodging }),
  );

describe('readMentions', () => {
  test.each([
    ['A camp on the bank of the Shyok.', 'river'],
    ['A poplar oasis in a narrow gorge.', 'gorge'],
    ['Two nights on the plain south of the lake.', 'lake'],
    ['A handful of fort-like houses among barley fields.', 'village'],
    ['A lonely langar in a sandy steppe.', 'station'],
  ])('ranks the features of a sentence: %s', (notes, feature) => {
    expect(read(notes).sentences[0]?.[0]).toBe(feature);
  });

  test.each([
    ['Лагерь на берегу Шайока.', 'river'],
    ['Тополёвый оазис в узком ущелье.', 'gorge'],
    ['Деревня на сухом островке среди болот.', 'village'],
    ['Постоялый двор в степи.', 'station'],
  ])('reads the Russian notes of a record without English ones: %s', (notes, feature) => {
    expect(read('', notes).sentences[0]?.[0]).toBe(feature);
  });

  test.each([
    ['Beyond a gorge full of dead camels they camped on a high plain.', 'gorge'],
    ['A station without a village.', 'village'],
    ['A camp past the little lake Sera.', 'lake'],
    ['The walls were fort-like.', 'fort'],
    ['They went down over bridges of ice. The ice bridge held.', 'bridge'],
  ] as const)('omits what an English sentence denies or places elsewhere: %s', (notes, feature) => {
    expect(read(notes).has(feature)).toBe(false);
  });

  test.each([
    ['За ущельем с павшими верблюдами встали на равнине.', 'gorge'],
    ['Станция без деревни.', 'village'],
    ['Стоянка за перевалом и озерцом Сера.', 'lake'],
  ] as const)('omits what a Russian sentence denies or places elsewhere: %s', (notes, feature) => {
    expect(read('', notes).has(feature)).toBe(false);
  });

  test('omits clauses about another place', () => {
    expect(
      read('A gentle pass. The next day a lake lay ahead; on the way there were tents of nomads.').sentences,
    ).toEqual([]);
  });

  test.each([
    ['The bed was dry, its water led off to the fields.', ''],
    ['A waterless camp.', ''],
    ['', 'Безводная стоянка за хребтом.'],
    ['A camp by the river.', 'Русло оказалось сухим: воду увели на поля.'],
  ])('is dry when the notes of either language state it: %s %s', (notesEn, notesRu) => {
    expect(read(notesEn, notesRu).isDry).toBe(true);
  });

  test('is not dry when a waterless stretch is still ahead', () => {
    expect(read('A brook of fresh water. Almost three waterless days lay ahead.').isDry).toBe(false);
  });

  test.each([
    ['The slope was deep in snow.', ''],
    ['', 'Шли в пургу и сильный мороз.'],
  ])('has snow when the notes of either language mention it: %s %s', (notesEn, notesRu) => {
    expect(read(notesEn, notesRu).hasSnow).toBe(true);
  });

  test('ranks the words of the notes above the suffix of a name', () => {
    expect(read('The plain where yaks were due.', '', 'Chok-chu').sentences.flat()).toEqual([
      'plain',
      'river',
    ]);
  });

  test('reads a garden from the lodging', () => {
    expect(read('Ten hours under a burning sun.', '', 'Pialma', 'Tents in a garden').has('oasis')).toBe(true);
  });
});
