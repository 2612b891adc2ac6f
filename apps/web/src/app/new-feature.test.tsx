// @vitest-environment jsdom
import { IconMap } from '@tabler/icons-react';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FeatureManifest } from '../lib/manifest/feature-manifest.ts';
import { useMapOverlay } from '../map/map-context.tsx';
import type { MapOverlay } from '../map/overlays/map-overlay.ts';
import { fakeMap } from '../testing/map/fake-map.tsx';
import { openApp } from '../testing/open-app.tsx';
import { mapStops, setUpNewVisitor, tearDownMap } from '../testing/map/open-map.ts';
import { featureManifests } from './feature-manifests.ts';
import { mergeFeatures } from './feature-registry/merge-features.ts';
import { mapScreenManifest } from './map-screen/manifest.ts';

vi.mock('../map/map-view.tsx', async () => ({
  MapView: (await import('../testing/map/fake-map.tsx')).FakeMapView,
}));

const overlay: MapOverlay = { id: 'added', order: 1, sources: {}, layers: [], interactiveLayerIds: [] };

function AddedOverlay() {
  useMapOverlay(overlay);
  return null;
}

const addedManifest: FeatureManifest = {
  id: 'added',
  panelTabs: [
    { id: 'added', code: 'y', label: () => 'Added tab', icon: IconMap, rank: 50, Tab: () => 'Added content' },
  ],
  placeSections: [{ id: 'added', slot: 'body', rank: 50, Section: () => <p>{'Added section'}</p> }],
  loadMapParts: async () => [
    {
      id: 'added-control',
      slot: 'view',
      rank: 50,
      Part: () => <button type="button">{'Added control'}</button>,
    },
    { id: 'added-overlay', slot: 'ground', rank: 50, Part: AddedOverlay },
  ],
};

const features = mergeFeatures([mapScreenManifest, ...featureManifests, addedManifest]);

beforeAll(() => import('./map-screen/map-region/live-map.tsx'));
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

test('a manifest adds a control and an overlay to the map', async () => {
  await openApp('/en/place/53', { places: mapStops }, features);
  expect(await screen.findByRole('button', { name: 'Added control' })).toBeDefined();
  await waitFor(() => expect(fakeMap.overlay('added')).toBe(overlay));
});

test('a manifest adds a section to the pane of a stop', async () => {
  await openApp('/en/place/53', { places: mapStops }, features);
  expect(await screen.findByText('Added section')).toBeDefined();
});

test('a manifest adds a tab to the sheet', async () => {
  await openApp('/en/place/53#p=53/y', { places: mapStops }, features);
  expect(await screen.findByText('Added content')).toBeDefined();
});
