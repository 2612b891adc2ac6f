import { describe, expect, test } from 'vitest';
import { readRealContent } from '../testing/content.ts';
import { readAliasRecords, readRealSearchInput } from '../testing/search.ts';
import { scriptLanguage } from '../texts/script-language.ts';
import { modernNames } from '../texts/titles.ts';
import { listPlaceAliases } from './aliases.ts';
import { createSearchIndex } from './engine/create-search-index.ts';
import { phoneticKeys } from './words/phonetic-key.ts';
import { splitWords } from './words/words.ts';

describe('the alias file', () => {
  const aliases = listPlaceAliases(readAliasRecords());
  const places = new Map(readRealContent().places.map((place) => [place.place_id, place]));

  test('has more than 300 names', () => {
    expect(aliases.length).toBeGreaterThan(300);
  });

  test('refers to existing places', () => {
    expect(aliases.filter(({ placeId }) => !places.has(placeId))).toEqual([]);
  });

  test('has every name in the script of its language', () => {
    const scripts: Readonly<Record<string, readonly string[]>> = {
      ru: ['ru'],
      en: ['en'],
      zh: ['zh'],
      ja: ['zh'],
      ko: ['ko'],
      bo: ['bo'],
      hi: ['hi'],
      si: ['si'],
      ta: ['ta'],
      ar: ['ar'],
      ur: ['ar', 'ur'],
      ug: ['ar', 'ug'],
      mn: ['ru', 'mn'],
      'mn-Mong': ['mn-Mong'],
      kk: ['ru', 'mn', 'kk'],
      // scriptLanguage does not detect Bengali.
      bn: ['en'],
    };
    const wrong = aliases.filter(({ language, name }) => {
      const expected = language.endsWith('-Latn') ? ['en'] : scripts[language];
      return expected?.includes(scriptLanguage(name)) !== true;
    });
    expect(wrong).toEqual([]);
  });

  test('contains no name that sounds like another one of the same place and script', () => {
    const sounds = (name: string): string[] => {
      const whole = splitWords(name)
        .map((word) => word.folded)
        .join('');
      const script = /[а-я]/.test(whole) ? 'Cyrillic' : 'other';
      return phoneticKeys(whole).map(({ key }) => `${script} ${key}`);
    };
    const known = new Map(
      [...places].map(([id, { title_ru, title_en, title_modern }]) => {
        const { main, others } = modernNames(title_modern);
        return [id, new Set([title_ru, title_en, main ?? '', ...others].flatMap(sounds))];
      }),
    );
    // A name of several places is needed if one of them lacks it.
    const isNeeded = new Map<string, boolean>();
    for (const { placeId, name } of aliases) {
      const knownSounds = known.get(placeId) ?? new Set();
      const isNew = sounds(name).every((sound) => !knownSounds.has(sound));
      isNeeded.set(name, isNew || isNeeded.get(name) === true);
      for (const sound of sounds(name)) knownSounds.add(sound);
    }
    expect([...isNeeded].filter(([, isNew]) => !isNew).map(([name]) => name)).toEqual([]);
  });

  test('has only aliases that find their place', () => {
    const index = createSearchIndex({ ...readRealSearchInput(), texts: [], captions: [] });
    const lost = aliases.filter(({ name, placeId }) => {
      const { hits } = index.search(name, { language: 'ru', limit: 10 });
      const found = hits.filter((hit) => hit.kind === 'place' && !hit.isGuess);
      return !found.some((hit) => hit.kind === 'place' && hit.placeId === placeId);
    });
    expect(lost).toEqual([]);
  }, 20_000);
});

test('every name of a record is listed for every place', () => {
  const names = [
    { language: 'ru', name: 'Ильчи' },
    { language: 'zh-Latn', name: 'Hetian' },
  ];
  expect(listPlaceAliases([{ place_ids: [1, 2], names }])).toEqual([
    { placeId: 1, name: 'Ильчи', language: 'ru' },
    { placeId: 2, name: 'Ильчи', language: 'ru' },
    { placeId: 1, name: 'Hetian', language: 'zh-Latn' },
    { placeId: 2, name: 'Hetian', language: 'zh-Latn' },
  ]);
});
