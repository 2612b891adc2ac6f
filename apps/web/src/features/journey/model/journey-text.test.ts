import { journeyClock } from '@cae-map/expedition/journey/player/clock';
import { positionOn } from '@cae-map/expedition/journey/position/position';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { describe, expect, test } from 'vitest';
import { english } from '../../../lib/language/catalogue-en.ts';
import { russian } from '../../../lib/language/catalogue-ru.ts';
import { placeRecord } from '../../../testing/data/records.ts';
import { formatDay, describePosition, describeLocation } from './journey-text.ts';

const places = [
  placeRecord({ place_id: 1, seqid: 1, date: '1925-08-12', enddate: '1925-08-14' }),
  placeRecord({
    place_id: 2,
    seqid: 2,
    title_en: 'Urga',
    title_ru: 'Урга',
    latitude: 36,
    date: '1926-09-13',
    enddate: '1927-04-13',
    go_by: 'car',
  }),
  placeRecord({
    place_id: 3,
    seqid: 3,
    title_en: 'Nagchu',
    title_ru: 'Нагчу',
    latitude: 38,
    date: '1927-06-01',
    enddate: null,
    date_format: 'YYYY-MM',
  }),
  placeRecord({ place_id: 4, seqid: 4, title_en: 'Camp', title_ru: 'Лагерь', date: null, enddate: null }),
  placeRecord({ place_id: 5, seqid: 5, latitude: 40, date: '1927-06-20', enddate: '1927-06-20' }),
];
const journey = toJourney(toExpedition({ places, images: [] }));
if (journey === null) throw new Error('the places make no journey');
const en = { language: 'en', messages: english } as const;
const ru = { language: 'ru', messages: russian } as const;
const at = (share: number, index: number) => {
  const stop = journey.stops[index];
  return positionOn(journey, stop ? stop.arrival + (stop.departure - stop.arrival) * share : 0);
};
const onLeg = (index: number) => {
  const leg = journey.legs[index];
  return positionOn(journey, leg ? (leg.arrival + leg.departure) / 2 : 0);
};

describe('the text of a position', () => {
  const byStops = journeyClock(journey, 'stops');
  const byDays = journeyClock(journey, 'days');

  test('contains the day of the stay, or the length of a compressed stay', () => {
    expect(describeLocation(at(0, 0), byStops, en)).toBe('Leh, day 1 of 3');
    expect(describeLocation(at(0.5, 1), byDays, en)).toBe('Urga, 7 months');
    expect(describeLocation(at(0.5, 1), byDays, ru)).toBe('Урга, 7 месяцев');
  });

  test('states that a position on a leg is estimated', () => {
    expect(describeLocation(onLeg(0), byStops, en)).toBe('Leh – Urga, by car; position estimated');
    expect(describeLocation(onLeg(0), byStops, ru)).toBe('Лех — Урга, на автомобиле; положение примерное');
  });

  test('states that the day of a stop without a date follows from the order of the route', () => {
    expect(describeLocation(at(0.5, 3), byStops, en)).toBe('Camp; date inferred from the route');
    expect(describePosition(at(0.5, 3), ru)).toBe('июнь 1927, Лагерь; дата определена по маршруту');
  });

  test('contains the day only in its known precision', () => {
    expect(formatDay(at(0.5, 2).day, en.language)).toBe('June 1927');
    expect(describePosition(at(0.5, 2), ru)).toBe('июнь 1927, Нагчу');
    expect(describePosition(at(0, 0), ru)).toBe('12 августа 1925, Лех');
  });
});
