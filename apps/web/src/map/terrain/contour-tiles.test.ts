import { addProtocol } from 'maplibre-gl';
import { beforeEach, expect, test, vi } from 'vitest';
import { contourTiles } from './contour-tiles.ts';

const library = vi.hoisted(() => ({ isBroken: false, options: [] as unknown[] }));

vi.mock('maplibre-gl', () => ({ addProtocol: vi.fn<() => void>() }));
vi.mock('maplibre-contour', () => ({
  default: {
    DemSource: class {
      readonly contourProtocolId = 'dem-contour';
      readonly contourProtocol = () => {};
      constructor(options: unknown) {
        if (library.isBroken) throw new Error('no worker');
        library.options.push(options);
      }
      contourProtocolUrl = () => 'dem-contour://{z}/{x}/{y}';
    },
  },
}));

beforeEach(() => {
  library.isBroken = false;
  library.options.length = 0;
  vi.mocked(addProtocol).mockClear();
});

test('contourTiles registers one protocol for the same terrain tiles', async () => {
  expect(await contourTiles('/one/{z}/{x}/{y}.webp', 6)).toBe('dem-contour://{z}/{x}/{y}');
  await contourTiles('/one/{z}/{x}/{y}.webp', 6);
  expect(library.options).toMatchObject([
    { url: '/one/{z}/{x}/{y}.webp', encoding: 'terrarium', maxzoom: 6 },
  ]);
  expect(addProtocol).toHaveBeenCalledTimes(1);
});

test('contourTiles can be called again after a failure', async () => {
  library.isBroken = true;
  await expect(contourTiles('/two/{z}/{x}/{y}.webp', 6)).rejects.toThrow('no worker');
  library.isBroken = false;
  expect(await contourTiles('/two/{z}/{x}/{y}.webp', 6)).toBe('dem-contour://{z}/{x}/{y}');
});
