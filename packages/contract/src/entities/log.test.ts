import { expect, test } from 'vitest';
import { logQuery } from '../api/log-query.ts';
import { logEventNames, logEventSchema, logQuerySchema, type LogEvent } from './log.ts';

const events: readonly LogEvent[] = [
  { event: 'layerChange', data: { layer: 'E25m' } },
  {
    event: 'showWelcomeDialog',
    data: { preferred_language: 'zh-Hant-TW', display_language: 'en', country: 'CN' },
  },
  { event: 'showPlaceDebug', data: { place_id: 53, title: 'Ле"х' } },
  { event: 'mapMoveDebug', data: { zoom: 7.25, latitude: 34.1, longitude: -77.5 } },
  { event: 'locate', data: { action: 'error', reason: 'denied' } },
  { event: 'english_announcement', data: { action: 'dialog_displayed' } },
  { event: 'placeOpen', data: { place_id: 53, title: 'Лех' } },
  { event: 'directions', data: { place_id: 53, title: 'Лех' } },
];

test('every event of the list has a schema, and its query contains its data', () => {
  expect(events.map(({ event }) => event)).toEqual([...logEventNames]);
  for (const event of events) {
    const query = logQuerySchema.parse(logQuery(event, 'ru'));
    expect(query.lang).toBe('ru');
    expect(logEventSchema.parse({ event: query.event, data: JSON.parse(query.data) })).toEqual(event);
  }
});

test.each([
  ['an unknown event', { event: 'click', data: {} }],
  ['unknown data', { event: 'locate', data: { action: 'found', latitude: 34.1 } }],
  ['missing data', { event: 'layerChange', data: {} }],
  ['data of another event', { event: 'locate', data: { layer: 'Os' } }],
  ['a long title', { event: 'showPlaceDebug', data: { place_id: 5, title: 'x'.repeat(301) } }],
])('%s is rejected', (_what, event) => {
  expect(logEventSchema.safeParse(event).success).toBe(false);
});
