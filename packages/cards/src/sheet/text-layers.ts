import type { PageCard } from '@cae-map/contract/api/page-card';
import satori from 'satori';
import type { CardFonts } from '../fonts/card-fonts.ts';
import type { Face } from '../fonts/font-files.ts';
import { rasterize, type Layer } from '../layers.ts';
import type { PrintBox } from '../layout/print-box.ts';
import { textArea } from '../layout/sheet-box.ts';
import { palette } from '../palette.ts';
import { fitSheet, heightOf, sheetGaps, type FittedText } from './fit-sheet.ts';

type Style = Readonly<Record<string, string | number>>;

interface Box {
  readonly type: 'div';
  readonly key: null;
  readonly props: { readonly style: Style; readonly children: string | readonly Box[] };
}

function box(style: Style, children: string | readonly Box[]): Box {
  return { type: 'div', key: null, props: { style, children } };
}

/** The style of a text, which ends with an ellipsis after its lines. */
function textBox(fitted: FittedText, fontFamily: string, color: string, marginTop: number): Box {
  const { text, size: fontSize, lineHeight, lines: lineClamp } = fitted;
  const style = { fontFamily, fontSize, lineHeight, lineClamp, color, marginTop };
  return box(
    { ...style, display: 'block', flexShrink: 0, maxHeight: heightOf(fitted), wordBreak: 'break-word' },
    text,
  );
}

/** Draws the texts of the sheet. They are drawable. */
export async function drawSheetTexts(card: PageCard, fonts: CardFonts): Promise<Layer> {
  const sheet = fitSheet(card, fonts);
  const part = (fitted: FittedText | null, face: Face, color: string, marginTop = 0): Box[] =>
    fitted === null ? [] : [textBox(fitted, fonts.familyOf(face), color, marginTop)];
  const texts = [
    ...part(sheet.section, 'label', palette.accent),
    ...part(sheet.title, 'title', palette.ink, sheetGaps.title),
    ...part(sheet.names, 'label', palette.muted, sheetGaps.names),
    ...part(sheet.dates, 'label', palette.indigo, sheetGaps.dates),
    ...part(sheet.text, 'reading', palette.reading, sheetGaps.text),
  ];
  const site: FittedText = { text: card.site, size: 22, lineHeight: 1.25, lines: 1 };
  const { width, height } = textArea;
  const foot = box(
    { display: 'flex', position: 'absolute', left: 42, bottom: 0, width: width - 42, height: 30 },
    part(site, 'label', palette.muted),
  );
  const root = box({ display: 'flex', flexDirection: 'column', position: 'relative', width, height }, [
    ...texts,
    foot,
  ]);
  return await drawBox(root, textArea, fonts);
}

/** The note below a picture, in its white edge. */
const noteStyle = { size: 17, lineHeight: 1.3, lines: 1 } as const;
/** The distance of the note from the picture, in pixels. */
const noteGap = 5;

/** Draws the note below a picture. It is drawable, and not empty. */
export async function drawNote(text: string, print: PrintBox, fonts: CardFonts): Promise<Layer> {
  const note = { text, ...noteStyle };
  const area = {
    left: print.left,
    top: print.top + print.height + noteGap,
    width: print.width,
    height: heightOf(note),
  };
  const { width, height } = area;
  const root = box({ display: 'flex', justifyContent: 'center', width, height }, [
    textBox(note, fonts.familyOf('label'), palette.muted, 0),
  ]);
  return await drawBox(root, area, fonts);
}

async function drawBox(root: Box, area: Omit<Layer, 'pixels'>, fonts: CardFonts): Promise<Layer> {
  const { left, top, width, height } = area;
  const svg = await satori(root, { width, height, fonts: fonts.list() });
  return await rasterize(svg.replace('<svg ', `<svg x="${left}" y="${top}" `), area);
}
