import { cardSize, type PageCard } from '@cae-map/contract/api/page-card';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { encodeCard } from './encode-card.ts';
import type { CardFonts } from './fonts/card-fonts.ts';
import { drawableText } from './fonts/drawable-text.ts';
import { blendLayers, rasterize, type Layer } from './layers.ts';
import type { PrintBox } from './layout/print-box.ts';
import type { CardBackground } from './map/background.ts';
import { positionZoom, routeZoom, viewAt, type CardView } from './map/card-view.ts';
import { pinSvg, routeSvg } from './map/route-svg.ts';
import { printSvg } from './picture/print-svg.ts';
import { readPrint } from './picture/read-print.ts';
import { paperSvg } from './sheet/paper-svg.ts';
import { drawNote, drawSheetTexts } from './sheet/text-layers.ts';

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
  const note = drawable.picture?.note ?? '';
  const print = picture === null || card.picture === null ? null : await readPrint(picture, card.picture);
  const view = chooseView(card, print?.box ?? null, background);
  const marks = [
    ...(print === null ? [] : [printSvg(print.box, note !== '')]),
    ...(card.position === null ? [] : [pinSvg(card.position, view)]),
  ].join('');
  const [pixels, map, paper, texts, noteLayer] = await Promise.all([
    background.pixels(view),
    rasterize(routeSvg(expedition, view) + marks, { left: 0, top: 0, ...cardSize }),
    drawPaper(),
    drawSheetTexts(drawable, fonts),
    print === null || note === '' ? null : drawNote(note, print.box, fonts),
  ]);
  blendLayers(pixels, [
    map,
    ...(print === null ? [] : [print.layer]),
    ...(noteLayer === null ? [] : [noteLayer]),
    paper,
    texts,
  ]);
  return await encodeCard(pixels);
}

let paperLayer: Promise<Layer> | undefined;

/** The sheet without texts, which is the same on all cards. */
async function drawPaper(): Promise<Layer> {
  paperLayer ??= rasterize(paperSvg(), { left: 0, top: 0, width: 680, height: cardSize.height });
  return await paperLayer;
}

/** The highest zoom for a position at which the map beside the sheet is drawn. */
function chooseView(card: PageCard, print: PrintBox | null, background: CardBackground): CardView {
  if (card.position !== null) {
    for (let zoom = positionZoom; zoom > routeZoom; zoom -= 1) {
      const view = viewAt(card, print, zoom);
      if (background.isDrawn(view)) return view;
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
