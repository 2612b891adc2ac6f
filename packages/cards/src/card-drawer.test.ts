import { randomBytes } from 'node:crypto';
import { maxCardBytes, type PageCard } from '@cae-map/contract/api/page-card';
import { readRealContent } from '@cae-map/expedition/testing/content';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawCard } from './card-drawer.ts';
import { readCardFonts } from './fonts/card-fonts.ts';
import { createCardBackground } from './map/background.ts';
import { aCard } from './testing/a-card.ts';

const expedition = toExpedition({ places: readRealContent().places, images: [] });
const options = { fonts: readCardFonts(), background: createCardBackground(null) };
const cardPicture = { path: '/media/a.webp', isWhole: false, focus: null, note: 'Drawn for this site' };

async function draw(card: PageCard, picture: Uint8Array | null = null): Promise<Buffer> {
  return await drawCard(card, { expedition, picture }, options);
}

/** A picture of one colour. */
async function plainPicture(width: number, height: number): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
}

/** The colours of the pixels at some points of a card. */
async function coloursAt(card: Buffer, points: readonly (readonly [x: number, y: number])[]) {
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]);
}

const isGreen = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean =>
  green > 200 && red < 60 && blue < 60;

describe('drawCard', () => {
  test.each([
    ['a stop', aCard()],
    ['a calculated position', aCard({ position: { latitude: 36, longitude: 78, isCalculated: true } })],
    ['a page without a position', aCard({ position: null, names: [], dates: '', text: '' })],
    ['a page in Russian', aCard({ language: 'ru', title: 'Центрально-Азиатская экспедиция' })],
    ['characters without a glyph', aCard({ title: '\u{1F3D4} བོད་ཡིག', names: ['\uD800'], text: '\u0000' })],
    [
      'markup as text',
      aCard({ title: '</svg><script>alert(1)</script>', text: '<image href="file:///etc/passwd"/>' }),
    ],
    [
      'texts without an end',
      aCard({ title: 'w'.repeat(3000), text: 'long '.repeat(3000), dates: 'd '.repeat(900) }),
    ],
    ['empty texts', aCard({ site: '', title: '', names: [], dates: '', text: '' })],
    ['a position at the pole', aCard({ position: { latitude: 90, longitude: 180, isCalculated: false } })],
  ])('draws a JPEG of 1200 x 630 pixels and at most 60 kB of %s', async (_what, card) => {
    const bytes = await draw(card);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(maxCardBytes);
    expect(bytes.length).toBeGreaterThan(5_000);
  });

  test('draws a picture of noise, which is hard to compress, in at most 60 kB', async () => {
    const noise = await sharp(randomBytes(800 * 600 * 3), { raw: { width: 800, height: 600, channels: 3 } })
      .png()
      .toBuffer();
    expect((await draw(aCard({ picture: cardPicture }), noise)).length).toBeLessThanOrEqual(maxCardBytes);
  });

  test('fills the print with a picture that may be cropped', async () => {
    const card = await draw(aCard({ picture: cardPicture }), await plainPicture(300, 900));
    const corners = await coloursAt(card, [
      [690, 50],
      [1145, 50],
      [690, 360],
      [1145, 360],
    ]);
    expect(corners.every(isGreen)).toBe(true);
  });

  test('shows a whole picture in its proportions', async () => {
    const picture = { ...cardPicture, isWhole: true };
    const card = await draw(aCard({ picture }), await plainPicture(300, 900));
    const [middle = [], beside = []] = await coloursAt(card, [
      [918, 200],
      [1050, 200],
    ]);
    expect([isGreen(middle), isGreen(beside)]).toEqual([true, false]);
  });

  test.each([
    ['damaged', Buffer.from('no picture')],
    ['empty', Buffer.alloc(0)],
  ])('draws a card without its picture when the file is %s', async (_what, file) => {
    const withDamage = await draw(aCard({ picture: cardPicture }), file);
    expect(withDamage.equals(await draw(aCard()))).toBe(true);
  });

  test('draws the same bytes for the same card', async () => {
    expect((await draw(aCard())).equals(await draw(aCard()))).toBe(true);
    expect((await draw(aCard({ title: 'Spituk' }))).equals(await draw(aCard()))).toBe(false);
  });
});
