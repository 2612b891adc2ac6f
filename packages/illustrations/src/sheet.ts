import sharp from 'sharp';
import { drawScene } from './draw-scene.ts';
import type { IllustrationPlan } from './records.ts';

/** Renders many illustrations on one contact sheet for comparison. */
export async function renderContactSheet(
  plans: readonly IllustrationPlan[],
  file: string,
  columns: number,
  width: number,
): Promise<void> {
  const height = Math.round(width * 0.625);
  const rows = Math.ceil(plans.length / columns);
  const tiles = [];
  for (const [index, plan] of plans.entries()) {
    const input = await sharp(Buffer.from(drawScene(plan.scene)))
      .resize(width, height)
      .png()
      .toBuffer();
    tiles.push({
      input,
      left: (index % columns) * (width + 6),
      top: Math.floor(index / columns) * (height + 6),
    });
  }
  await sharp({
    create: { width: columns * (width + 6), height: rows * (height + 6), channels: 3, background: '#fffaf0' },
  })
    .composite(tiles)
    .png({ compressionLevel: 3 })
    .toFile(file);
}
