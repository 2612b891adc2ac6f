import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawScene } from './draw-scene.ts';
import { HEIGHT, WIDTH } from './math/geometry.ts';
import { addGrain } from './draw/grain.ts';
import type { IllustrationPlan } from './records.ts';

/** The widths of the WebP files; the first is the original. */
const webpWidths = [1600, 800, 320] as const;

/** The names of all files of one illustration. */
export function fileNames(plan: Pick<IllustrationPlan, 'place_id' | 'variant'>): readonly string[] {
  const stem = `illustration-${plan.place_id}-${plan.variant}`;
  const webp = webpWidths.map((width) => (width === WIDTH ? `${stem}.webp` : `${stem}-${width}.webp`));
  return plan.variant === 0 ? [...webp, `${stem}-preview.jpg`] : webp;
}

async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `.${name}.part`);
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Renders one illustration and writes its files atomically. All sizes come from one rasterization. The efforts and
 * filters are the cheapest ones whose result cannot be told from the best by eye: this is the longest step of set-up.
 */
export async function renderIllustration(plan: IllustrationPlan, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pixels = await rasterize(drawScene(plan.scene));
  const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } };
  const half = { raw: { width: WIDTH / 2, height: HEIGHT / 2, channels: 3 as const } };
  const [original, medium, small, preview] = fileNames(plan);
  const write = async (name: string | undefined, image: Sharp): Promise<void> => {
    if (name !== undefined) await writeWhole(folder, name, await image.toBuffer());
  };
  // Halving is exact, so that a linear filter is as sharp as a wider one.
  const halved = await sharp(pixels, raw).resize(800, 500, { kernel: 'linear' }).raw().toBuffer();
  await Promise.all([
    write(medium, sharp(halved, half).webp({ quality: 75, effort: 1 })),
    write(small, sharp(halved, half).resize(320).webp({ quality: 78, effort: 2 })),
    write(
      preview,
      sharp(pixels, raw)
        .extract({ left: 0, top: 80, width: 1600, height: 840 })
        .resize(1200, 630, { kernel: 'linear' })
        .jpeg({ quality: 68, optimizeCoding: false }),
    ),
  ]);
  addGrain(pixels, WIDTH, HEIGHT);
  await write(original, sharp(pixels, raw).webp({ quality: 73, effort: 0 }));
}

/** The RGB pixels of an SVG; the sky covers the whole picture, so that there is no alpha to flatten. */
function rasterize(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}
