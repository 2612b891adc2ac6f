import { cardSize, type PageCard } from '@cae-map/contract/api/page-card';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import sharp from 'sharp';
import { encodeCard } from './encode-card.ts';
import type { CardFonts } from './fonts/card-fonts.ts';
import { drawableText } from './fonts/drawable-text.ts';
import type { CardBackground } from './map/background.ts';
import { positionZoom, routeZoom, viewAt, type CardView } from './map/card-view.ts';
import { pinSvg, routeSvg } from './map/route-svg.ts';
import type { PrintBox } from './layout/print-box.ts';
import { printSvg } from './picture/print-svg.ts';
import { readPrint } from './picture/read-print.ts';
import { sheetSvg } from './sheet/sheet-svg.ts';

export interface CardDrawerOptions {
  readonly fonts: CardFonts;
  readonly background: CardBackground;
}

export interface CardSources {
  readonly expedition: Pick<Expedition, 'legs' | 'path' | 'byId'>;
  /** The file of the picture of the card; null without one. */
  readonly picture: Uint8Array | null;
}

/** Draws a card as JPEG. @throws {Error} of the libraries, which no content is known to cause */
export async function drawCard(
  card: PageCard,
  { expedition, picture }: CardSources,
  { fonts, background }: CardDrawerOptions,
): Promise<Buffer> {
  const drawable = toDrawable(card, fonts);
  const print = picture === null || card.picture === null ? null : await readPrint(picture, card.picture);
  const view = chooseView(card, print?.box ?? null, background);
  const [sheet, map] = await Promise.all([
    sheetSvg(drawable, print?.box ?? null, fonts),
    background.pixels(view),
  ]);
  const { width, height } = cardSize;
  const overlay = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    routeSvg(expedition, view),
    ...(print === null ? [] : [printSvg(print.box, drawable.picture?.note !== '')]),
    ...(card.position === null ? [] : [pinSvg(card.position, view)]),
    sheet,
    '</svg>',
  ].join('');
  const pixels = await sharp(map, { raw: { width, height, channels: 3 } })
    .composite([
      { input: Buffer.from(overlay) },
      ...(print === null
        ? []
        : [
            {
              input: print.pixels,
              raw: { width: print.box.width, height: print.box.height, channels: 3 as const },
              left: print.box.left,
              top: print.box.top,
            },
          ]),
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return await encodeCard(pixels);
}

/** The highest zoom for a position whose tiles are all drawn. */
function chooseView(card: PageCard, print: PrintBox | null, background: CardBackground): CardView {
  if (card.position !== null) {
    for (let zoom = positionZoom; zoom > routeZoom; zoom -= 1) {
      const view = viewAt(card, print, zoom);
      if (background.isWhole(view)) return view;
    }
  }
  return viewAt(card, print, routeZoom);
}

/** Replaces the characters without a glyph in all texts of a card. */
function toDrawable(card: PageCard, fonts: CardFonts): PageCard {
  const drawable = (text: string): string => drawableText(text, fonts.hasGlyph);
  return {
    ...card,
    site: drawable(card.site),
    section: drawable(card.section),
    title: drawable(card.title),
    names: card.names.map(drawable).filter((name) => name !== '' && name !== '…'),
    dates: drawable(card.dates),
    text: drawable(card.text),
    picture: card.picture && { ...card.picture, note: drawable(card.picture.note) },
  };
}
