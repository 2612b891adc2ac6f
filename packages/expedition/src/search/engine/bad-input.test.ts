import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRealSearchInput } from '../../testing/search.ts';
import { createSearchIndex } from './create-search-index.ts';
import type { MarkedText, SearchHit } from '../search-answer.ts';

const input = readRealSearchInput();
const index = createSearchIndex(input);
const languages = ['ru', 'en', 'cn'] as const;

function markedTexts(hit: SearchHit): readonly MarkedText[] {
  switch (hit.kind) {
    case 'place':
      return hit.name === null ? [hit.title] : [hit.title, hit.name];
    case 'text':
      return [hit.heading, hit.excerpt];
    case 'caption':
    case 'work':
      return [hit.title, hit.author];
    case 'person':
      return [hit.name, hit.role];
    case 'date':
    case 'coordinates':
      return [];
  }
}

/** Checks the invariants of every result. */
function expectConsistent(query: string, language: (typeof languages)[number]): void {
  const { hits, counts } = index.search(query, { language, limit: 5 });
  for (const kind of ['place', 'date', 'person', 'text', 'caption', 'coordinates', 'work'] as const) {
    expect(hits.filter((hit) => hit.kind === kind)).toHaveLength(Math.min(5, counts[kind]));
  }
  const placeIds = hits.flatMap((hit) => (hit.kind === 'place' ? hit.placeId : []));
  expect(new Set(placeIds).size).toBe(placeIds.length);
  for (const { text, ranges } of hits.flatMap(markedTexts)) {
    let last = 0;
    for (const [start, end] of ranges) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      last = end;
    }
    expect(last).toBeLessThanOrEqual(text.length);
  }
}

describe('the search result is consistent for', () => {
  test.each([
    ['one letter', 'Х'],
    ['ten thousand letters', 'а'.repeat(10_000)],
    ['ten thousand words', 'лех '.repeat(10_000)],
    ['ten thousand digits', '1'.repeat(10_000)],
    ['emoji', '🏔️👨‍👩‍👧🇷🇺'],
    ['right-to-left letters', 'خوتەن'],
    ['directional marks', '\u202eнатоХ\u202c'],
    ['control characters', '\u0000\u0007\u001b[31mХотан\u007f'],
    ['regular expression syntax', '.*+?^${}()|[]\\/(?:a)'],
    ['spaces only', ' \t\n\u00a0\u3000'],
    ['unpaired surrogates', '\ud800\udc00\ud83d'],
    ['hundreds of accents', `Х${'\u0301'.repeat(500)}`],
    ['built-in property names', '__proto__ constructor toString'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a date that does not exist', '1925-02-30'],
    ['a date outside the journey', '7 сентября 1812'],
  ])('%s', (_, query) => {
    for (const language of languages) expectConsistent(query, language);
  });

  test('nothing but punctuation, with no hits', () => {
    for (const query of ['.*', '??', '🏔️🏔️', ' - ', '\u0000\u0000', '--'])
      expect(index.search(query, { language: 'ru', limit: 5 }).hits).toEqual([]);
  });

  test('invisible characters, which are ignored', () => {
    const { hits } = index.search('\u202aХо\u200bтан\u0007\u202c', { language: 'ru', limit: 5 });
    expect(hits[0]).toMatchObject({ kind: 'place', placeId: 339 });
  });

  test('any string', () => {
    const anyText = fc.oneof(
      fc
        .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 40 })
        .map((units) => String.fromCharCode(...units)),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({
        unit: fc.constantFrom(...Array.from('абвгхцшщъьюя-. 0123456789/,°NSE')),
        maxLength: 30,
      }),
    );
    fc.assert(
      fc.property(anyText, fc.constantFrom(...languages), (query, language) => {
        expectConsistent(query, language);
      }),
    );
  });

  test('a part of any name with an inserted character', () => {
    const names = input.places.flatMap((place) => [place.title_ru, place.title_en, place.title_modern]);
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(8),
        fc.integer({ min: 1, max: 12 }),
        fc.string({ unit: 'grapheme', maxLength: 2 }),
        (name, start, length, inserted) => {
          expectConsistent(
            `${name.slice(start, start + length)}${inserted}${name.slice(start + length)}`,
            'ru',
          );
        },
      ),
    );
  });
});

test('every stop with a minzoom above 0 is found by its own titles', () => {
  const names = createSearchIndex({ ...input, texts: [], captions: [] });
  for (const place of input.places.filter(({ minzoom }) => minzoom > 0)) {
    for (const [language, title] of [
      ['ru', place.title_ru],
      ['en', place.title_en],
    ] as const) {
      const { hits } = names.search(title, { language, limit: 20 });
      const own = hits.find((hit) => hit.kind === 'place' && hit.placeId === place.place_id);
      expect(own).toMatchObject({ rank: 'title', isGuess: false, title: { text: title } });
    }
  }
}, 20_000);
