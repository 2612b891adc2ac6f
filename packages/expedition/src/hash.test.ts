import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closedTabCode,
  emptyMapHash as empty,
  formatMapHash,
  homeTabCode,
  parseMapHash,
  positionDecimals,
  type MapHash,
} from './hash.ts';
import { anyDay } from './testing/arbitraries.ts';

/** Views that the hash represents exactly: zooms in hundredths, positions rounded to the decimals of the zoom. */
const aView = fc
  .record({
    zoom: fc.integer({ min: 0, max: 2200 }),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 179.4, noNaN: true }),
  })
  .map(({ zoom, latitude, longitude }) => {
    const decimals = positionDecimals(zoom / 100);
    // Adding 0 turns the -0 of rounding into 0.
    return {
      zoom: zoom / 100,
      latitude: Number(latitude.toFixed(decimals)) + 0,
      longitude: Number(longitude.toFixed(decimals)) + 0,
    };
  });
const aPlaceSelection = fc.record({
  id: fc.integer({ min: 0, max: 999_999_999 }),
  tab: fc.stringMatching(/^[a-z]{1,8}$/),
});
const aForeignPart = fc
  .string({ minLength: 1, maxLength: 20 })
  .filter((part) => !/[&#]/.test(part) && !/^[mlpd](=|$)/i.test(part) && !/^[a-z0-9]+%3d/i.test(part));
const aMapHash: fc.Arbitrary<MapHash> = fc.record({
  view: fc.option(aView),
  layer: fc.option(fc.stringMatching(/^[\w.-]{0,63}[\w-]$/)),
  place: fc.option(aPlaceSelection),
  date: fc.option(anyDay),
  foreign: fc.array(aForeignPart, { maxLength: 4 }),
});

test('the hash is m=zoom/lat/lng with optional l and p, joined with &; zoom has up to two decimals; foreign parameters survive [URL-1]', () => {
  const view = { zoom: 5.254_9, latitude: 40.0212, longitude: 90.3512 };
  expect(formatMapHash({ ...empty, view })).toBe('#m=5.25/40.021/90.351');
  expect(formatMapHash({ ...empty, view: { ...view, zoom: 4.999 }, layer: 'E25m' })).toBe(
    '#m=5/40.021/90.351&l=E25m',
  );
  const whole = '#m=5.25/40.021/90.351&l=T&p=5/o&x=1&y=a%20b&flag';
  expect(formatMapHash(parseMapHash(whole))).toBe(whole);
  expect(parseMapHash(whole)).toEqual({
    view: { zoom: 5.25, latitude: 40.021, longitude: 90.351 },
    layer: 'T',
    place: { id: 5, tab: 'o' },
    date: null,
    foreign: ['x=1', 'y=a%20b', 'flag'],
  });
});

describe('the date parameter', () => {
  test('is d=YYYY-MM-DD between the place and unknown parameters', () => {
    const whole = '#l=T&p=5/o&d=1926-06-13&x=1';
    expect(formatMapHash(parseMapHash(whole))).toBe(whole);
    expect(parseMapHash(whole).date).toBe('1926-06-13');
    expect(parseMapHash('#x=1&d=1926-06-13&l=T').foreign).toEqual(['x=1']);
  });

  test('may be outside the journey', () => {
    expect(parseMapHash('#d=1900-01-01').date).toBe('1900-01-01');
    expect(parseMapHash('#d=2026-12-31').date).toBe('2026-12-31');
  });

  test('is ignored when it is not a valid day', () => {
    const texts = [
      '',
      '1926',
      '1926-06',
      '1926-02-30',
      '1926-6-1',
      '1926-06-13T00',
      'today',
      '%',
      '13.06.1926',
    ];
    for (const text of texts) {
      const read = parseMapHash(`#d=${text}&p=5/s&x=1`);
      expect([text, read]).toEqual([text, { ...empty, place: { id: 5, tab: 's' }, foreign: ['x=1'] }]);
      expect(formatMapHash(read)).toBe('#p=5/s&x=1');
    }
  });

  test('is null without a value', () => {
    expect(parseMapHash('#d').date).toBeNull();
  });

  test('is the first valid one of repeated dates', () => {
    expect(parseMapHash('#d=1926-02-30&d=1926-03-01&d=1926-03-02').date).toBe('1926-03-01');
  });
});

test('the home tab has the code o, a closed panel the code c', () => {
  expect([homeTabCode, closedTabCode]).toEqual(['o', 'c']);
});

test('the code of a tab is passed on whether or not such a tab exists', () => {
  for (const tab of ['o', 's', 'x', 'drawing'])
    expect(parseMapHash(`#p=7/${tab}`).place).toEqual({ id: 7, tab });
});

test('decimals of lat and lng are max(0, ceil(log2(zoom))) [URL-3]', () => {
  const written = (zoom: number) =>
    formatMapHash({ ...empty, view: { zoom, latitude: 40.123_456, longitude: -90.123_456 } });
  expect([0, 0.5, 1, 1.01, 2, 2.01, 4, 4.01, 8, 8.01, 16, 16.01, 22].map(written)).toEqual([
    '#m=0/40/-90',
    '#m=0.5/40/-90',
    '#m=1/40/-90',
    '#m=1.01/40.1/-90.1',
    '#m=2/40.1/-90.1',
    '#m=2.01/40.12/-90.12',
    '#m=4/40.12/-90.12',
    '#m=4.01/40.123/-90.123',
    '#m=8/40.123/-90.123',
    '#m=8.01/40.1235/-90.1235',
    '#m=16/40.1235/-90.1235',
    '#m=16.01/40.12346/-90.12346',
    '#m=22/40.12346/-90.12346',
  ]);
});

describe('formatMapHash and parseMapHash', () => {
  test('round-trip every hash', () => {
    fc.assert(
      fc.property(aMapHash, (hash) => {
        expect(parseMapHash(formatMapHash(hash))).toEqual(hash);
      }),
      { numRuns: 500 },
    );
  });

  test('normalize any string in one pass', () => {
    const piece = fc.constantFrom(
      '#',
      'm=',
      'l=',
      'p=',
      'd=',
      '1926-06-13',
      '&',
      '/',
      '-',
      '.',
      '5',
      '90',
      '40.02',
      'o',
      'x',
      '%',
      '%2F',
      '=',
      ' ',
      'é',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const written = formatMapHash(parseMapHash(text));
          expect(formatMapHash(parseMapHash(written))).toBe(written);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('preserve unknown parameters and their order', () => {
    fc.assert(
      fc.property(fc.array(aForeignPart, { maxLength: 6 }), fc.nat({ max: 6 }), (foreign, at) => {
        const parts = foreign.toSpliced(at, 0, 'p=5/t');
        expect(parseMapHash(`#${parts.join('&')}`)).toEqual({
          ...empty,
          place: { id: 5, tab: 't' },
          foreign,
        });
      }),
    );
  });

  test('represent a hash without parameters as the empty string', () => {
    expect(formatMapHash(empty)).toBe('');
  });

  test('represent empty parameters as a hash without parameters', () => {
    for (const hash of ['', '#', '#&', 'm', '#m=&l=&p=&d=']) expect(parseMapHash(hash)).toEqual(empty);
  });
});

describe('parseMapHash', () => {
  test('ignores invalid parameters and applies the others', () => {
    expect(parseMapHash('#m=30/-90/-180').view).toEqual({ zoom: 30, latitude: -90, longitude: -180 });
    const views = [
      '5/40',
      '5/40/90/1',
      '31/40/90',
      '-1/40/90',
      '5/91/0',
      '5/x/90',
      '5/40/',
      '5/4e1/90',
      '5/NaN/90',
      '%',
      '5/40/99999',
    ];
    for (const view of views) {
      expect([view, parseMapHash(`#m=${view}&l=T&p=5/s`)]).toEqual([
        view,
        { ...empty, layer: 'T', place: { id: 5, tab: 's' } },
      ]);
    }
  });

  test('ignores an invalid place id', () => {
    for (const place of ['x/o', '/o', '-5/o', '5.5/o', '9999999999/o', '%E0/o']) {
      expect([place, parseMapHash(`#p=${place}&l=T`)]).toEqual([place, { ...empty, layer: 'T' }]);
    }
  });

  test('ignores an invalid layer code', () => {
    for (const layer of ['x'.repeat(65), 'T T', '%26', '\uD800']) {
      expect(parseMapHash(`#l=${layer}&p=5/c`)).toEqual({ ...empty, place: { id: 5, tab: 'c' } });
    }
  });

  test('falls back to the home tab when the tab code is missing or malformed', () => {
    for (const place of ['5', '5/', '5/7', '5/toString', '5/o/s', '5/toolongcode']) {
      expect([place, parseMapHash(`#p=${place}`).place]).toEqual([place, { id: 5, tab: 'o' }]);
    }
  });

  test('takes the first valid one of repeated parameters', () => {
    expect(parseMapHash('#m=x&m=5/40/90&m=6/1/1').view).toEqual({ zoom: 5, latitude: 40, longitude: 90 });
  });
});

test('parseMapHash decodes percent-encoded parameters', () => {
  expect(parseMapHash('#m=5%2F40%2F90&p=5%2Fs')).toMatchObject({
    view: { zoom: 5 },
    place: { id: 5, tab: 's' },
  });
});

test('parseMapHash wraps a longitude beyond the 180th meridian', () => {
  expect(parseMapHash('#m=5/40/190').view?.longitude).toBe(-170);
});

test('formatMapHash writes no sign before zero', () => {
  expect(formatMapHash({ ...empty, view: { zoom: 5, latitude: -0.000_01, longitude: 190 } })).toBe(
    '#m=5/0.000/-170.000',
  );
});

test('formatMapHash wraps a longitude that rounds to 180', () => {
  expect(formatMapHash({ ...empty, view: { zoom: 4, latitude: 40, longitude: 179.999 } })).toBe(
    '#m=4/40.00/-180.00',
  );
});

describe('parseMapHash reads the link #m=10/34.1000/77.6000&p=53/o&d=1925-08-26', () => {
  const link = 'm=10/34.1000/77.6000&p=53/o&d=1925-08-26';
  const read = {
    view: { zoom: 10, latitude: 34.1, longitude: 77.6 },
    place: { id: 53, tab: 'o' },
    date: '1925-08-26',
  };

  test.each([
    ')',
    '.',
    ',',
    ').',
    '?',
    '!',
    ';',
    ':',
    ']',
    '>',
    '*',
    '’',
    '”',
    '»',
    '…',
    '%20',
    '%29',
    '%E2%80%9D',
    ' ',
    '\u00A0',
    '?fbclid=abc',
    '?utm_source=mail&gclid=1',
    '&fbclid=abc',
  ])('with “%s” behind it', (added) => {
    expect(parseMapHash(`#${link}${added}`)).toMatchObject(read);
  });

  test.each([
    ['&amp; in place of &', link.replaceAll('&', '&amp;')],
    ['&amp;amp; in place of &', link.replaceAll('&', '&amp;amp;')],
    ['all separators percent-encoded', encodeURIComponent(link)],
    ['capitals', link.toUpperCase()],
    ['punctuation behind each value', link.replaceAll('&', ').&')],
  ])('with %s', (_change, spoiled) => {
    expect(parseMapHash(`#${spoiled}`)).toMatchObject(read);
  });

  test('with a view only', () => {
    for (const added of [')', '.', ',', '%20', '?fbclid=abc'])
      expect(parseMapHash(`#m=10/34.1000/77.6000${added}`)).toEqual({ ...empty, view: read.view });
  });
});

test('no added character changes a number of the view', () => {
  const added = fc.string({ unit: fc.constantFrom(...Array.from(').,;:!?"’”» ]…')), maxLength: 4 });
  fc.assert(
    fc.property(aView, added, (view, punctuation) => {
      const hash = formatMapHash({ ...empty, view });
      expect(parseMapHash(hash + punctuation).view).toEqual(parseMapHash(hash).view);
    }),
  );
});
