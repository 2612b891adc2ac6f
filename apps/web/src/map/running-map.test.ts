// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Camera } from './camera/camera.ts';
import { createMapController, type MapControllerOptions } from './map-controller.ts';
import type { MapOverlay } from './overlays/map-overlay.ts';
import { createOverlayRegistry, type OverlayRegistry } from './overlays/overlay-registry.ts';
import { startMap, type MapContent, type RunningMap } from './running-map.ts';
import { mapLightnessStore } from './style/map-lightness.ts';

vi.mock('./map-controller.ts', () => ({ createMapController: vi.fn<typeof createMapController>() }));

const fonts = vi.hoisted(() => ({ load: (): void => {}, areLoaded: true }));
vi.mock('./style/map-fonts.ts', () => ({
  hasMapFonts: () => fonts.areLoaded,
  loadMapFonts: () => new Promise<void>((resolve) => (fonts.load = resolve)),
  hasLabelGlyphs: () => true,
  loadLabelGlyphs: async () => {},
}));

const setPadding = vi.fn<Camera['setPadding']>();
const controller = {
  camera: { setPadding } as unknown as Camera,
  setOverlays: vi.fn<(overlays: readonly MapOverlay[]) => void>(),
  setLabel: vi.fn<(label: string) => void>(),
  destroy: vi.fn<() => void>(),
};
const content: MapContent = {
  label: 'Map',
  language: 'en',
  padding: { top: 0, right: 0, bottom: 0, left: 400 },
  hasRelief: false,
  fineTerrain: null,
  baseLayer: null,
  tileOverlays: [],
};
const overlay: MapOverlay = { id: 'stops', order: 5, sources: {}, layers: [], interactiveLayerIds: [] };
const colorScheme = { isDark: false, onChange: (): void => {} };

let registry: OverlayRegistry;
let map: RunningMap;
let options: MapControllerOptions;

beforeEach(async () => {
  vi.clearAllMocks();
  fonts.areLoaded = true;
  colorScheme.isDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return colorScheme.isDark;
    },
    addEventListener: (_type: string, listener: () => void) => (colorScheme.onChange = listener),
    removeEventListener: () => (colorScheme.onChange = () => {}),
  }));
  vi.mocked(createMapController).mockImplementation((given) => {
    options = given;
    return controller;
  });
  registry = createOverlayRegistry();
  map = startMap({
    container: document.createElement('div'),
    registry,
    view: { zoom: 4, latitude: 40, longitude: 90 },
    atlasUrl: '/atlas',
    content,
  });
  await Promise.resolve();
});

const drawnIds = () => controller.setOverlays.mock.lastCall?.[0].map(({ id }) => id);
const atlas = () => registry.overlays().find(({ id }) => id === 'atlas');

test('a started map draws the atlas and the overlays of its registry', async () => {
  expect(drawnIds()).toEqual(['atlas']);
  registry.show(overlay);
  await Promise.resolve();
  expect(drawnIds()).toEqual(['atlas', 'stops']);
});

test('a map draws nothing until the fonts of its language are loaded', async () => {
  controller.setOverlays.mockClear();
  fonts.areLoaded = false;
  registry.show(overlay);
  await Promise.resolve();
  expect(controller.setOverlays).not.toHaveBeenCalled();
  fonts.areLoaded = true;
  fonts.load();
  await vi.waitFor(() => expect(drawnIds()).toEqual(['atlas', 'stops']));
});

test('the same content changes nothing on the map', async () => {
  controller.setOverlays.mockClear();
  map.show({ ...content, padding: { ...content.padding } });
  await Promise.resolve();
  expect(controller.setOverlays).not.toHaveBeenCalled();
  expect(controller.setLabel).not.toHaveBeenCalled();
  expect(setPadding).not.toHaveBeenCalled();
});

test('another language replaces the atlas, and another label and padding are set', () => {
  const before = atlas();
  const padding = { ...content.padding, left: 0 };
  map.show({ ...content, language: 'ru', label: 'Карта', padding });
  expect(atlas()).not.toBe(before);
  expect(controller.setLabel).toHaveBeenCalledWith('Карта');
  expect(setPadding).toHaveBeenCalledWith(padding);
});

test('a base layer is shown and hidden, and sets the lightness of the map', () => {
  const baseLayer = {
    code: 'Sat',
    urls: ['https://tiles.example.org/{z}/{x}/{y}'],
    minZoom: 0,
    maxNativeZoom: 18,
    projection: 'mercator',
    datum: 'wgs84',
    lightness: 'dark',
  } as unknown as NonNullable<MapContent['baseLayer']>;
  map.show({ ...content, baseLayer });
  expect(registry.overlays()).toHaveLength(2);
  expect(mapLightnessStore.getState().lightness).toBe('dark');
  map.show(content);
  expect(registry.overlays()).toHaveLength(1);
  expect(mapLightnessStore.getState().lightness).toBeNull();
});

test('the atlas follows the colour scheme of the system', () => {
  const before = atlas();
  colorScheme.isDark = true;
  colorScheme.onChange();
  expect(atlas()?.layers).not.toEqual(before?.layers);
});

test('a destroyed map draws nothing more', async () => {
  map.destroy();
  controller.setOverlays.mockClear();
  registry.show(overlay);
  colorScheme.onChange();
  await Promise.resolve();
  expect(controller.setOverlays).not.toHaveBeenCalled();
  expect(controller.destroy).toHaveBeenCalledOnce();
});

test('a listener of a map receives that the browser has no WebGL', () => {
  options.listener.onUnavailable('no-webgl');
  const onUnavailable = vi.fn<(reason: string) => void>();
  const ignore = (): void => {};
  map.listen({
    onReady: ignore,
    onPainted: ignore,
    onRestored: ignore,
    onTilesUnavailable: ignore,
    onUnavailable,
  });
  expect(onUnavailable).toHaveBeenCalledWith('no-webgl');
});
