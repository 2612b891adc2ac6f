// @vitest-environment jsdom
import { shownPlaces } from '@cae-map/expedition/shown-stops';
import { placeView } from '@cae-map/expedition/place-view';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlacePane } from '../../features/place-pane/place-pane.tsx';
import { StopList } from '../../features/stop-list/stop-list.tsx';
import { stopFeatures } from '@cae-map/expedition/map-features/stop-features';
import { placeRecord } from '../../testing/data/records.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';

const a = (place_id: number, fields: Partial<PlaceRecord> = {}): PlaceRecord =>
  placeRecord({ place_id, seqid: place_id * 10, title_en: `Stop ${place_id}`, ...fields });
const hidden = { minzoom: -1 };
const side = { ispathpart: false };

/** Returns the links to the previous and the next stop in the pane of a stop. */
function renderNeighbours(places: readonly PlaceRecord[], placeId: number): (string | null)[] {
  const view = placeView(toExpedition({ places, images: [] }), placeId, []);
  if (view === null) throw new Error('the place is missing');
  const { unmount, container } = renderInApp(<PlacePane view={view} />);
  const found = ['prev', 'next'].map(
    (rel) => container.querySelector(`a[rel="${rel}"]`)?.getAttribute('href') ?? null,
  );
  unmount();
  return found;
}

test('previous and next follow the route, skip up to two hidden stops and all side points; the map and the list contain side points [SBR-6]', () => {
  expect(renderNeighbours([a(3), a(1), a(2)], 2)).toEqual(['/en/place/1', '/en/place/3']);
  expect(renderNeighbours([a(1)], 1)).toEqual([null, null]);

  expect(renderNeighbours([a(1), a(2, hidden), a(3), a(4, hidden), a(5, hidden), a(6)], 3)).toEqual([
    '/en/place/1',
    '/en/place/6',
  ]);
  const three = [a(1), a(2, hidden), a(3, hidden), a(4, hidden), a(5)];
  expect(renderNeighbours(three, 1)).toEqual([null, null]);
  expect(renderNeighbours(three, 5)).toEqual([null, null]);

  const withSide = [a(1), a(2, side), a(3)];
  expect(renderNeighbours(withSide, 1)).toEqual([null, '/en/place/3']);
  expect(renderNeighbours(withSide, 3)).toEqual(['/en/place/1', null]);
  expect(renderNeighbours(withSide, 2)).toEqual([null, null]);

  const expedition = toExpedition({ places: withSide, images: [] });
  const shown = { sections: ['cae'], whitelist: [], language: 'en', showsModernNames: false } as const;
  const onMap = stopFeatures({ expedition, ...shown }).features.flatMap(({ properties }) =>
    properties.presence === 'marker' ? [properties.place_id] : [],
  );
  expect(onMap).toContain(2);
  renderInApp(<StopList stops={shownPlaces(expedition, shown)} selectedId={0} inView={null} />);
  expect(screen.getByRole('link', { name: /Stop 2/ }).getAttribute('href')).toBe('/en/place/2');
});
