import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { placeRecord } from '../../testing/records.ts';
import { routeDrawingSvg } from './route-drawing-svg.ts';

function renderDrawing(date: string): string {
  const places = [52, 53].map((place_id) =>
    placeRecord({ place_id, seqid: place_id, latitude: place_id - 18, date, enddate: date }),
  );
  const view = { zoom: 6, latitude: 34, longitude: 77 };
  return routeDrawingSvg(toExpedition({ places, images: [] }), { view, language: 'en', placeId: 53 });
}

test('routeDrawingSvg draws a dark edge below the white line of a year without a colour', () => {
  expect(renderDrawing('1934-06-01')).toMatch(
    /stroke:#2b2540;stroke-width:5"\/><path d="[^"]+" style="stroke:light-dark\(#ffffff/,
  );
  expect(renderDrawing('1925-06-01')).not.toContain('#2b2540');
});
