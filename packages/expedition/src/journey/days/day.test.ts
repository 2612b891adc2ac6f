import { describe, expect, test } from 'vitest';
import { readRealContent } from '../../testing/content.ts';
import { someJourney } from '../../testing/journeys.ts';
import { anImage, aPlace, aTextId } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { getJourneyDay } from './day.ts';
import { datedTexts } from './dated-items.ts';
import { momentToDate, dateToMoment } from '../moment.ts';
import { positionOn } from '../position/position.ts';
import { toJourney, wholeJourney } from '../to-journey.ts';

describe('getJourneyDay', () => {
  const expedition = toExpedition({
    places: [
      aPlace({ place_id: 1, date: '1926-05-01', enddate: '1926-05-09' }),
      aPlace({
        place_id: 2,
        visited_on: 'precae',
        ispathpart: false,
        date: '1926-05-04',
        enddate: '1926-05-04',
      }),
    ],
    textIds: [
      aTextId({ text_id: 1, text_date: '1926-01-01', date_format: 'YYYY', place_ids: [1] }),
      aTextId({ text_id: 2, text_date: '1926-05-01', date_format: 'YYYY-MM', place_ids: [1] }),
      aTextId({ text_id: 3, text_date: '1926-05-03', text_enddate: '1926-05-05', place_ids: [1, 2] }),
      aTextId({ text_id: 4, text_date: '1926-05-04', text_enddate: '1926-05-01', place_ids: [1] }),
      aTextId({ text_id: 5, text_date: '1926-05-04', place_ids: [2] }),
      aTextId({ text_id: 6, text_date: null, place_ids: [1] }),
    ],
    images: [
      anImage({ image_id: 1, place_id: 1, datetime_original: '1926-05-04' }),
      anImage({ image_id: 2, place_id: 1 }),
      anImage({ image_id: 3, place_id: 1, datetime_original: '1926-05-05' }),
      anImage({ image_id: 4, place_id: 1, datetime_original: '1926-05-04', visibility_level: 'low' }),
    ],
  });

  const whole = wholeJourney(expedition);

  test('returns the texts of the day, the most precise first', () => {
    const texts = (date: string) => whole && getJourneyDay(whole, date).texts.map(({ text }) => text.text_id);
    expect(texts('1926-05-04')).toEqual([3, 4, 5, 2, 1]);
    expect(texts('1926-05-06')).toEqual([2, 1]);
  });

  test('returns the places of the day', () => {
    const places = whole && getJourneyDay(whole, '1926-05-04').places;
    expect(places?.map(({ place }) => place.id)).toEqual([1, 2]);
  });

  test('returns images of low visibility only when showAllPhotos is set', () => {
    const images = (showAllPhotos: boolean) =>
      whole && getJourneyDay(whole, '1926-05-04', showAllPhotos).images.map(({ image_id }) => image_id);
    expect(images(false)).toEqual([1]);
    expect(images(true)).toEqual([1, 4]);
  });

  test('applies the filters of the journey', () => {
    const journey = toJourney(expedition, { sections: ['cae'], whitelist: [] });
    const day = journey && getJourneyDay(journey, '1926-05-04');
    expect(day?.texts.map(({ text }) => text.text_id)).toEqual([3, 4, 2, 1]);
    expect(day?.places.map(({ place }) => place.id)).toEqual([1]);
  });

  test('is empty for an invalid day or one outside the journey', () => {
    const journey = someJourney([aPlace({ place_id: 1 })]);
    for (const date of ['', '1926-02-30', '2026-05-01']) {
      expect(getJourneyDay(journey, date)).toEqual({ date, places: [], texts: [], images: [] });
    }
  });
});

describe('the real content', () => {
  const journey = wholeJourney(toExpedition(readRealContent()));
  if (journey === null) throw new Error('no journey');

  // The days as the texts describe them, read one by one, and the stop of the evening.
  test.each([
    ['1925-03-07', 26, 'Calcutta', 'they came to Calcutta in the morning and left by the night train'],
    ['1925-08-26', 47, 'Leh', 'Phyang, Spituk and towards evening Leh'],
    ['1925-09-30', 61, 'Baksum-Bulak', 'the Karakoram in a blizzard, and down from it'],
    ['1925-10-14', 74, 'Khotan', 'the twenty-sixth day out of Leh'],
    ['1926-02-12', 85, 'Kashgar', 'received at Chini Bagh on the day of arrival'],
    ['1926-04-11', 103, 'Urumchi', 'the capital of Sinkiang came into view'],
    ['1926-06-08', 115, 'Omsk', 'the steamer reached Omsk'],
    ['1926-06-13', 116, 'Moscow', 'arrived in Moscow on 13 June 1926'],
    ['1926-08-17', 123, 'Verkhny Uimon', 'Belukha was seen in all its purity'],
    ['1927-04-13', 134, 'Camp on the Tola', 'the motor caravan left Ulaanbaatar'],
    ['1927-07-28', 152, 'Sharagolji', 'Colonel Kordashevsky came, and in the evening the flood'],
    ['1927-10-03', 163, 'Chu-tsen-kong', 'over the Thang La, in the evening the hot springs'],
    ['1928-05-26', 186, 'Darjeeling', 'back after more than three years'],
    ['1934-05-10', 188, 'Tokyo', 'Yokohama, and the same evening Tokyo'],
  ])('on %s has text %i and the evening at %s: %s', (date, textId, title) => {
    const where = positionOn(journey, dateToMoment(journey, date));
    expect(where.kind === 'stop' && where.stop.place.record.title_en).toBe(title);
    expect(where.day).toEqual({ date, precision: 'day', isAbout: false });
    expect(getJourneyDay(journey, date).texts.map(({ text }) => text.text_id)).toContain(textId);
  });

  test('schedules the stops of exact texts on the days of these texts', () => {
    const elsewhere = datedTexts(journey)
      .filter(({ precision }) => precision === 'day')
      .flatMap(({ text, days }) =>
        text.place_ids
          .flatMap((id) => journey.stopsByPlace.get(id) ?? [])
          .filter(
            ({ arrival, departure }) =>
              momentToDate(journey, departure) < days.from || momentToDate(journey, arrival) > days.to,
          )
          .map(({ place }) => `${text.text_id}: ${place.id}`),
      );
    // Places without an exact date, and the stop that a march of the night after leaves.
    expect(elsewhere).toEqual(['7: 165', '13: 180', '10103: 869', '192: 513']);
  });
});
