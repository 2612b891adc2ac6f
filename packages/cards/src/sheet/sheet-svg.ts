import { cardSize, type PageCard } from '@cae-map/contract/api/page-card';
import satori from 'satori';
import type { CardFonts } from '../fonts/card-fonts.ts';
import type { Face } from '../fonts/font-files.ts';
import { palette } from '../palette.ts';
import type { PrintBox } from '../layout/print-box.ts';
import { fitSheet, heightOf, sheetGaps, type FittedText } from './fit-sheet.ts';
import { sheetBox, textArea } from '../layout/sheet-box.ts';

/** The note below a picture, in its white edge. */
const noteStyle = { size: 17, lineHeight: 1.3, lines: 1 } as const;
/** The distance of the note from the picture, in pixels. */
const noteGap = 5;

type Style = Readonly<Record<string, string | number>>;

interface Box {
  readonly type: 'div';
  readonly key: null;
  readonly props: { readonly style: Style; readonly children: string | readonly Box[] };
}

function box(style: Style, children: string | readonly Box[]): Box {
  return { type: 'div', key: null, props: { style, children } };
}

/**
 * Draws the sheet of paper with the texts of a card, and the note of its picture, as SVG without a root. The texts are drawable.
 * @param print where the picture is; null without one
 */
export async function sheetSvg(card: PageCard, print: PrintBox | null, fonts: CardFonts): Promise<string> {
  const sheet = fitSheet(card, fonts);
  const part = (fitted: FittedText | null, face: Face, color: string, marginTop = 0): Box[] =>
    fitted === null
      ? []
      : [
          box(
            {
              display: 'block',
              flexShrink: 0,
              marginTop,
              maxHeight: heightOf(fitted),
              fontFamily: fonts.familyOf(face),
              fontSize: fitted.size,
              lineHeight: fitted.lineHeight,
              lineClamp: fitted.lines,
              wordBreak: 'break-word',
              color,
            },
            fitted.text,
          ),
        ];
  const texts = [
    ...part(sheet.section, 'label', palette.accent),
    ...part(sheet.title, 'title', palette.ink, sheetGaps.title),
    ...part(sheet.names, 'label', palette.muted, sheetGaps.names),
    ...part(sheet.dates, 'label', palette.indigo, sheetGaps.dates),
    ...part(sheet.text, 'reading', palette.reading, sheetGaps.text),
  ];
  const site: FittedText = { text: card.site, size: 22, lineHeight: 1.25, lines: 1 };
  const foot = box(
    { display: 'flex', position: 'absolute', left: 42, bottom: 0, width: textArea.width - 42, height: 30 },
    part(site, 'label', palette.muted),
  );
  const column = box({ display: 'flex', flexDirection: 'column', position: 'absolute', ...textArea }, [
    ...texts,
    foot,
  ]);
  const note: FittedText | null =
    print === null || !card.picture?.note ? null : { text: card.picture.note, ...noteStyle };
  const notes =
    print === null
      ? []
      : [
          box(
            {
              display: 'flex',
              position: 'absolute',
              left: print.left,
              top: print.top + print.height + noteGap,
              width: print.width,
              justifyContent: 'center',
            },
            part(note, 'label', palette.muted),
          ),
        ];
  const { width, height } = cardSize;
  const svg = await satori(box({ display: 'flex', width, height }, [column, ...notes]), {
    width,
    height,
    fonts: fonts.list(),
  });
  return paperSvg() + svg;
}

/** The paper with a soft shadow, the rule above the foot, and the compass of the product. */
function paperSvg(): string {
  const { left, top, width, height, radius } = sheetBox;
  const shadow = [10, 7, 4, 2].map(
    (spread) =>
      `<rect x="${left - spread}" y="${top - spread + 5}" width="${width + 2 * spread}" height="${height + 2 * spread}" rx="${radius + spread}" fill="#3c2c14" fill-opacity="0.045"/>`,
  );
  const bottom = textArea.top + textArea.height;
  const [x, y] = [textArea.left + 14, bottom - 14];
  return (
    `${shadow.join('')}<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${palette.paper}"/>` +
    `<path d="M${textArea.left} ${bottom - 44}h${textArea.width}" stroke="${palette.rule}" stroke-width="2"/>` +
    `<circle cx="${x}" cy="${y}" r="14" fill="${palette.indigo}"/>` +
    `<circle cx="${x}" cy="${y}" r="8.5" fill="none" stroke="${palette.paper}" stroke-width="1.6"/>` +
    `<path d="M${x + 4.5} ${y - 4.5}l-2.6 7-6.4 2 2.6-7z" fill="${palette.paper}"/>`
  );
}
