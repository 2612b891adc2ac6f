import type { ResampleReply, ResampleRequest } from './resample-messages.ts';
import { planResampling, resample, type Pixels, type ResamplePlan } from './resample.ts';
import { tilePixels } from './needs-resampling.ts';
import { tileGrid, type TileGrid } from './tile-grids.ts';

// The worker of the protocol of resampled tiles: fetches, decodes and resamples them beside the main thread.

const controllers = new Map<number, AbortController>();

self.addEventListener('message', ({ data }: MessageEvent<ResampleRequest>) => {
  if (data.kind === 'cancel') controllers.get(data.id)?.abort();
  else void answer(data);
});

async function answer(request: Extract<ResampleRequest, { kind: 'tile' }>): Promise<void> {
  const { id } = request;
  const controller = new AbortController();
  controllers.set(id, controller);
  try {
    const image = await makeTile(request, controller.signal);
    reply({ id, image }, [image]);
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  } finally {
    controllers.delete(id);
  }
}

function reply(message: ResampleReply, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

async function makeTile(
  { tile, template, projection, datum }: Extract<ResampleRequest, { kind: 'tile' }>,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const grid = tileGrid(projection, datum);
  const plan = planResampling(tile, grid);
  if (plan === null) throw new Error('the layer does not reach this tile');
  const pixels = await loadPlanned(plan, grid, template, signal);
  const image = new ImageData(resample(plan, pixels), tilePixels, tilePixels);
  return createImageBitmap(image, { premultiplyAlpha: 'premultiply' });
}

/** Loads the planned tiles onto one canvas. Missing tiles are transparent; the first failure is thrown if all are missing. */
async function loadPlanned(
  { zoom, firstColumn, firstRow, columns, rows }: ResamplePlan,
  grid: TileGrid,
  template: string,
  signal: AbortSignal,
): Promise<Pixels> {
  const canvas = new OffscreenCanvas(columns * tilePixels, rows * tilePixels);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser has no 2D canvas in workers');
  const loading = Array.from({ length: columns * rows }, async (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const url = fillTile(template, zoom, firstColumn + column, grid.urlRow(firstRow + row));
    const image = await loadImage(url, signal);
    context.drawImage(image, column * tilePixels, row * tilePixels, tilePixels, tilePixels);
    image.close();
  });
  const results = await Promise.allSettled(loading);
  const failures = results.filter((result) => result.status === 'rejected');
  if (failures.length === results.length) throw failures[0]?.reason;
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function fillTile(template: string, z: number, x: number, y: number): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

async function loadImage(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return createImageBitmap(await response.blob());
}
