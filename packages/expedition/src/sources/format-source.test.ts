import { describe, expect, test } from 'vitest';
import { formatSource, formatSources } from './format-source.ts';
import type { CitedWork } from './cited-works.ts';

const trails: CitedWork = {
  work_id: 'trails',
  author_ru: 'Ю. Н. Рерих',
  author_en: 'George Roerich',
  title_ru: 'По тропам Срединной Азии',
  title_en: 'Trails to Inmost Asia',
  chapter: null,
  page: null,
};

describe('a source', () => {
  test('names author, quoted title, chapter and page in Russian', () => {
    expect(formatSources([{ ...trails, chapter: 'XIV', page: '12–14' }], 'ru')).toBe(
      'Ю. Н. Рерих, «По тропам Срединной Азии», гл.\u00a0XIV, с.\u00a012–14',
    );
  });

  test('names author, title, chapter and page in English', () => {
    expect(
      formatSources(
        [
          { ...trails, chapter: 'XIV', page: '12' },
          { ...trails, page: '3–4' },
        ],
        'en',
      ),
    ).toBe(
      'George Roerich, Trails to Inmost Asia, ch.\u00a0XIV, p.\u00a012; George Roerich, Trails to Inmost Asia, pp.\u00a03–4',
    );
  });

  test('dates the entry of a diary in the language', () => {
    const source = { ...trails, chapter: '1925-09-12' };
    expect(formatSource(source, 'ru').where).toBe('запись за 12 сентября 1925');
    expect(formatSource(source, 'en').where).toBe('entry for 12 September 1925');
  });

  test('shows any other chapter as it is', () => {
    expect(formatSource({ ...trails, chapter: 'Урумчи' }, 'en').where).toBe('Урумчи');
  });

  test('without an author begins with its title, whose inner quotation marks are different', () => {
    expect(formatSources([{ ...trails, author_ru: '', title_ru: 'Журнал «Огонёк»' }], 'ru')).toBe(
      '«Журнал „Огонёк“»',
    );
  });
});
