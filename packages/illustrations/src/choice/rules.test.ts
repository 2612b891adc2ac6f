import { describe, expect, test } from 'vitest';
import { toSubject } from './feature-subjects.ts';
import { listSubjects, passSubjects, snowSubject } from './region-subjects.ts';
import { chooseTravellers, mayAppear, mayAppearIn, maySnow } from './rules.ts';

describe('mayAppear', () => {
  test.each([
    ['gers', 'kashmir'],
    ['gers', 'india'],
    ['black-tents', 'kashmir'],
    ['camels', 'kashmir'],
    ['camels', 'japan'],
    ['yaks', 'india'],
    ['gompa', 'turkestan'],
    ['mani-wall', 'turkestan'],
    ['church', 'changtang'],
    ['pyramids', 'mongolia'],
    ['gopuram', 'ladakh'],
    ['torii', 'china'],
  ] as const)('rejects %s in %s', (motif, region) => {
    expect(mayAppear(motif, region)).toBe(false);
  });

  test.each([
    ['gers', 'mongolia'],
    ['black-tents', 'changtang'],
    ['camels', 'turkestan'],
    ['yaks', 'changtang'],
    ['gompa', 'ladakh'],
    ['church', 'irtysh'],
    ['torii', 'japan'],
  ] as const)('accepts %s in %s', (motif, region) => {
    expect(mayAppear(motif, region)).toBe(true);
  });
});

describe('mayAppearIn', () => {
  test.each(['camels', 'horses', 'tents', 'train'] as const)('rejects %s at sea', (motif) => {
    expect(mayAppearIn(motif, 'open-sea')).toBe(false);
  });

  test('accepts a steamer at sea', () => {
    expect(mayAppearIn('steamer', 'open-sea')).toBe(true);
  });
});

describe('maySnow', () => {
  test.each([
    ['summer', 48, 1300, 'the steppes in July'],
    ['summer', 34, 3400, 'the valleys of Ladakh in July'],
    ['monsoon', 23, 50, 'the plains of Bengal in July'],
    ['autumn', 40, 1200, 'the Gobi in September'],
    ['winter', 23, 50, 'the plains of Bengal in January'],
  ] as const)('is false in %s at %i degrees and %i m: %s', (season, latitude, altitudeMetres, _where) => {
    expect(maySnow(season, latitude, altitudeMetres)).toBe(false);
  });

  test.each([
    ['summer', 35, 5200, 'the Karakoram in July'],
    ['autumn', 36, 4800, 'the Tibetan plateau in September'],
    ['spring', 50, 600, 'the Altai in April'],
    ['winter', 48, 1300, 'Mongolia in January'],
  ] as const)('is true in %s at %i degrees and %i m: %s', (season, latitude, altitudeMetres, _where) => {
    expect(maySnow(season, latitude, altitudeMetres)).toBe(true);
  });
});

describe('chooseTravellers', () => {
  test.each([
    ['train', 'train'],
    ['car', 'cars'],
    ['horsecart', 'cart'],
    ['steamship', 'steamer'],
  ] as const)('by %s is %s, never a caravan', (transport, motif) => {
    for (const caravan of ['horses', 'camels', 'yaks'] as const)
      expect(chooseTravellers(transport, 'turkestan', caravan)).toBe(motif);
  });

  test('by steamship is a river boat on the Irtysh', () => {
    expect(chooseTravellers('steamship', 'irtysh', 'horses')).toBe('riverboat');
  });

  test.each(['horses', 'camels', 'yaks'] as const)('on horseback are the %s of the caravan', (caravan) => {
    expect(chooseTravellers('horse', 'changtang', caravan)).toBe(caravan);
  });

  test('is undefined when the transport is unknown', () => {
    expect(chooseTravellers(null, 'mongolia', 'camels')).toBeUndefined();
  });
});

describe('the subject of a landscape feature', () => {
  const summer = { isCold: false, canSnow: false };

  test('is not nomads in Kashmir', () => {
    expect(toSubject('nomads', 'kashmir', summer)).toBe('high-valley');
    expect(toSubject('nomads', 'mongolia', summer)).toBe('nomads');
  });

  test('is a frozen lake only in cold months in the highlands', () => {
    expect(toSubject('lake', 'changtang', { isCold: true, canSnow: true })).toBe('frozen-lake');
    expect(toSubject('lake', 'changtang', summer)).toBe('high-lake');
    expect(toSubject('lake', 'kashmir', { isCold: true, canSnow: true })).toBe('high-lake');
  });

  test('is a Tibetan monastery only in regions with such monasteries', () => {
    expect(toSubject('monastery', 'ladakh', summer)).toBe('monastery');
    expect(toSubject('monastery', 'mongolia', summer)).toBe('steppe-monastery');
    expect(toSubject('monastery', 'turkestan', summer)).toBeNull();
  });

  test('is a camp in the snow only when there may be snow', () => {
    expect(snowSubject('karakoram', { isCold: true, canSnow: true })).toBe('snow-camp');
    expect(snowSubject('karakoram', summer)).toBeNull();
  });
});

test('a pass has no snow in summer at low altitude, even when its notes mention snow', () => {
  expect(passSubjects('altai', 1500, { hasSnow: true, canSnow: false })).not.toContain('snow-pass');
  expect(passSubjects('karakoram', 5500, { hasSnow: true, canSnow: true })).toContain('snow-pass');
});

test('listSubjects has no dunes in Kashmir and no tea gardens in Tibet', () => {
  expect(listSubjects('kashmir')).not.toContain('dunes');
  expect(listSubjects('changtang')).not.toContain('tea-hills');
});
