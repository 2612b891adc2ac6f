import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { placeRecord } from '../../testing/records.ts';
import { badgeId, ringId } from './stop-images.ts';
import { stopsOverlay, stopsSource } from './stops-overlay.ts';

const expedition = toExpedition({
  places: [3, 6, 6, 0].map((minzoom, index) => placeRecord({ place_id: index + 1, seqid: index, minzoom })),
  images: [],
});
const options = {
  expedition,
  language: 'ru' as const,
  showsModernNames: false,
  sections: ['cae' as const],
  whitelist: [],
  colorScheme: 'light' as const,
  selectedId: 1,
};
const overlay = stopsOverlay(stopsSource(options), options);

test('the stops are a valid style, and every interactive layer is one of theirs', () => {
  const { sources, layers } = overlay;
  expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
  const ids = layers.map(({ id }) => id);
  for (const id of overlay.interactiveLayerIds) expect(ids).toContain(id);
});

test('of two labels that collide the one of the lower minzoom wins: its layer lies above', () => {
  const ids = overlay.layers.map(({ id }) => id);
  expect(ids.indexOf('stops-labels-3')).toBeGreaterThan(ids.indexOf('stops-labels-6'));
});

test('a label stands from half a level below its minzoom, where the zoom rounds up to it', () => {
  const labels = overlay.layers.find(({ id }) => id === 'stops-labels-6');
  const rings = overlay.layers.find(({ id }) => id === 'stops-rings-6');
  expect(labels?.minzoom).toBe(4.5);
  expect(rings?.minzoom).toBe(3.5);
});

test('every sign that a stop can have is drawn', () => {
  const icons = ['pass', 'off-expedition', 'passed-by', 'stayed-tonight', 'long-stay'] as const;
  const names = [
    ...icons.map((icon) => badgeId(icon, 'light')),
    ...([1, 2, 3] as const).map((rank) => ringId(rank, 'light')),
  ];
  expect(Object.keys(overlay.images ?? {})).toEqual(expect.arrayContaining(names));
});
