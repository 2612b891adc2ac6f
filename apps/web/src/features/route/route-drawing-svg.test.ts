import type { InferredLegRecord } from '@cae-map/contract/entities/inferred-leg';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { placeRecord } from '../../testing/data/records.ts';
import { routeDrawingSvg } from './route-drawing-svg.ts';

type Fields = Partial<Parameters<typeof placeRecord>[0]>;

function renderDrawing(fields: Fields): string {
  const places = [52, 53].map((place_id) =>
    placeRecord({ place_id, seqid: place_id, latitude: place_id - 18, ...fields }),
  );
  const view = { zoom: 6, latitude: 34, longitude: 77 };
  return routeDrawingSvg(toExpedition({ places, images: [] }), {
    view,
    language: 'en',
    placeId: 53,
    sections: ['cae'],
  });
}

const renderYear = (year: string) => renderDrawing({ date: `${year}-06-01`, enddate: `${year}-06-01` });

test('routeDrawingSvg draws inferred legs dashed along their lines, and other legs solid', () => {
  const places = [52, 53].map((place_id) =>
    placeRecord({ place_id, seqid: place_id, latitude: place_id - 18 }),
  );
  const drawWith = (inferredLegs: InferredLegRecord[]): string =>
    routeDrawingSvg(toExpedition({ places, images: [], inferredLegs }), {
      view: { zoom: 6, latitude: 34, longitude: 77 },
      language: 'en',
      placeId: 53,
      sections: ['cae'],
    });
  expect(drawWith([])).not.toContain('stroke-dasharray');
  expect(drawWith([{ place_id: 53, points: [[34.5, 79]] }])).toMatch(
    /<g stroke-dasharray="[\d.]+ [\d.]+"><path d="M[-\d ]+L[-\d ]+L[-\d ]+" style="stroke:/,
  );
});

test('routeDrawingSvg draws a dark edge below the white line of a year without a colour', () => {
  expect(renderYear('1934')).toMatch(
    /stroke:#2b2540;stroke-width:5"\/><path d="[^"]+" style="stroke:light-dark\(#ffffff/,
  );
  expect(renderYear('1925')).not.toContain('#2b2540');
});

test('routeDrawingSvg draws neither the legs nor the stops of a hidden section, except for the open stop', () => {
  const shown = renderDrawing({ minzoom: 4 });
  expect(shown).toContain('style="stroke:');
  expect(shown).toContain('/en/place/52"');
  const hidden = renderDrawing({ minzoom: 4, visited_on: 'manchuriaexp' });
  expect(hidden).not.toContain('style="stroke:');
  expect(hidden).not.toContain('/en/place/52"');
  expect(hidden).toContain('/en/place/53"');
});

test('routeDrawingSvg renders stops as links outside the tab order, which screen readers do not announce', () => {
  const drawing = renderDrawing({ minzoom: 4 });
  expect(drawing.match(/<a href="\/en\/place\/\d+" tabindex="-1">/g)).toHaveLength(2);
  expect(drawing).toContain('aria-hidden="true"');
});
