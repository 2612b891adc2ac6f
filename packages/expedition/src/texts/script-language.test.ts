import { expect, test } from 'vitest';
import { readRealContent } from '../testing/content.ts';
import { scriptLanguage } from './script-language.ts';
import { modernNames } from './titles.ts';

test('scriptLanguage detects a language by script and letters', () => {
  const names = {
    en: 'Marseille',
    ru: 'Семей',
    mn: 'Ерөө гол',
    kk: 'Өскемен қаласы',
    zh: '扎瓦镇',
    bo: 'གཞིས་ཀ་རྩེ',
    'mn-Mong': 'ᠮᠣᠩᠭᠣᠯ',
    ja: 'なにわ大阪',
    ko: '서울',
    ug: 'ئۈرۈمچى',
    ur: 'مظفر آباد ضلعے',
    ar: 'بورسعيد',
    hi: 'दार्जिलिंग',
    si: 'කොළඹ',
    ta: 'சென்னை',
  };
  for (const [language, name] of Object.entries(names))
    expect([name, scriptLanguage(name)]).toEqual([name, language]);
});

test('scriptLanguage falls back to English', () => {
  expect(scriptLanguage('')).toBe('en');
  expect(scriptLanguage('1925')).toBe('en');
});

test('scriptLanguage detects only expected languages among the real names', () => {
  const names = readRealContent().places.flatMap(({ title_modern }) => {
    const { main, others } = modernNames(title_modern);
    return main === null ? others : [main, ...others];
  });
  const languages = new Set(names.map(scriptLanguage));
  expect([...languages].every((language) => ['en', 'ru', 'zh', 'mn', 'kk'].includes(language))).toBe(true);
  expect(
    names.filter((name) => /[\u4E00-\u9FFF]/.test(name)).every((name) => scriptLanguage(name) === 'zh'),
  ).toBe(true);
});
