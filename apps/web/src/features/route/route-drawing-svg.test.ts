import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { placeRecord } from '../../testing/records.ts';
import { routeDrawingSvg } from './route-drawing-svg.ts';

function drawingOf(date: string): string {
  const places = [52, 53].map((place_id) =>
    placeRecord({ place_id, seqid: place_id, latitude: place_id - 18, date, enddate: date }),
  );
  const view = { zoom: 6, latitude: 34, longitude: 77 };
  return routeDrawingSvg(toExpedition({ places, images: [] }), { view, language: 'en', placeId: 53 });
}

test('the line of a year without a colour of its own has a dark edge, so that it is seen on paper', () => {
  expect(drawingOf('1934-06-01')).toMatch(
    /stroke:#2b2540;stroke-width:5"\/><path d="[^"]+" style="stroke:light-dark\(#ffffff/,
  );
  expect(drawingOf('1925-06-01')).not.toContain('#2b2540');
});
