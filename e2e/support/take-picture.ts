import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from './drivers/driver.ts';

const folder = join(import.meta.dirname, '../../content/pages/pictures');

/** The mean difference of a colour value, of 255, below which a picture is the same: text is drawn with tiny differences. */
const tolerance = 1.5;

/**
 * Writes what the page shows as a picture of the guide. A picture that looks the same is left as it is, so that only changes of the
 * interface change files.
 * @returns whether the file has been written
 */
export async function takePicture(page: Page, name: string, language: Language): Promise<boolean> {
  const file = join(folder, `${name}.${language}.webp`);
  const picture = await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    .webp({ quality: 50, effort: 6, smartSubsample: true })
    .toBuffer();
  if (existsSync(file) && (await differenceOf(file, picture)) < tolerance) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
  return true;
}

/** The mean difference of the colour values of two pictures; infinite if their sizes differ. */
async function differenceOf(file: string, picture: Buffer): Promise<number> {
  const [known, taken] = await Promise.all([file, picture].map(readColours));
  if (known === undefined || taken?.length !== known.length) return Infinity;
  const sum = known.reduce((total, value, index) => total + Math.abs(value - (taken[index] ?? 0)), 0);
  return sum / known.length;
}

async function readColours(source: string | Buffer): Promise<Buffer> {
  return await sharp(source).removeAlpha().raw().toBuffer();
}
