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

/** Renders one illustration and writes its files atomically. */
export async function renderIllustration(plan: IllustrationPlan, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const svg = Buffer.from(drawScene(plan.scene));
  const pixels = await sharp(svg).flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer();
  const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } };
  const [original, medium, small, preview] = fileNames(plan);
  const medianPixels = await sharp(pixels, raw).resize(800).raw().toBuffer();
  const half = { raw: { width: 800, height: 500, channels: 3 as const } };
  const jobs: Promise<void>[] = [];
  const write = async (name: string | undefined, image: Sharp): Promise<void> => {
    if (name !== undefined) await writeWhole(folder, name, await image.toBuffer());
  };
  jobs.push(write(medium, sharp(medianPixels, half).webp({ quality: 77, effort: 2 })));
  jobs.push(write(small, sharp(medianPixels, half).resize(320).webp({ quality: 78, effort: 3 })));
  if (preview !== undefined)
    jobs.push(
      write(
        preview,
        sharp(pixels, raw)
          .extract({ left: 0, top: 80, width: 1600, height: 840 })
          .resize(1200, 630)
          .jpeg({ quality: 68, progressive: true }),
      ),
    );
  await Promise.all(jobs);
  addGrain(pixels, WIDTH, HEIGHT);
  await write(original, sharp(pixels, raw).webp({ quality: 73, effort: 2 }));
}
