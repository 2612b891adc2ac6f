import type { PageCard } from '@cae-map/contract/api/page-card';
import type { CardFonts } from '../fonts/card-fonts.ts';
import type { Face } from '../fonts/font-files.ts';
import { countLines } from '../fonts/wrap-text.ts';
import { textArea } from '../layout/sheet-box.ts';

/** A text of the sheet, with its size and the number of its lines, after which it ends with an ellipsis. */
export interface FittedText {
  readonly text: string;
  /** In pixels. */
  readonly size: number;
  readonly lineHeight: number;
  readonly lines: number;
}

/** The texts of the sheet from the top down; null for those that are not shown. */
export interface FittedSheet {
  readonly section: FittedText | null;
  readonly title: FittedText;
  readonly names: FittedText | null;
  readonly dates: FittedText | null;
  readonly text: FittedText | null;
}

/** The gaps above the parts of the sheet, and the height of its foot, in pixels. */
export const sheetGaps = { title: 12, names: 8, dates: 16, text: 20, foot: 62 } as const;

/** The sizes of a title, of which the largest is used in which it has two lines; a longer one has three lines in the smallest. */
const titleSizes = [72, 64, 56, 48, 42, 37] as const;
const longestTitle = 3;

/** Chooses sizes and numbers of lines so that everything is in the sheet. The texts are drawable. */
export function fitSheet(card: PageCard, fonts: CardFonts): FittedSheet {
  const linesOf = (text: string, face: Face, size: number): number =>
    // A little wider, because kerning and the shaping of the drawing differ from the sum of the widths.
    countLines(text, textArea.width, (part) => fonts.widthOf(part, face, size) * 1.02);
  const fit = (text: string, face: Face, size: number, lineHeight: number, most: number): FittedText | null =>
    text === '' ? null : { text, size, lineHeight, lines: Math.min(most, linesOf(text, face, size)) };

  const section = fit(card.section, 'label', 22, 1.25, 1);
  const title = fitTitle(card.title, linesOf);
  const names = fit(card.names.join(' · '), 'label', 25, 1.3, 1);
  const dates = fit(card.dates, 'label', 29, 1.28, 2);
  const used =
    heightOf(section) +
    sheetGaps.title +
    heightOf(title) +
    withGap(names, sheetGaps.names) +
    withGap(dates, sheetGaps.dates) +
    sheetGaps.text +
    sheetGaps.foot;
  const left = textArea.height - used;
  const [size, lineHeight] = [26, 1.42];
  const room = Math.floor(left / (size * lineHeight));
  const text = room < 1 ? null : fit(card.text, 'reading', size, lineHeight, Math.min(6, room));
  return { section, title, names, dates, text };
}

function fitTitle(text: string, linesOf: (text: string, face: Face, size: number) => number): FittedText {
  const longestWord = text.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';
  for (const size of titleSizes) {
    const lines = linesOf(text, 'title', size);
    if (lines <= 2 && linesOf(longestWord, 'title', size) === 1)
      return { text, size, lineHeight: 1.14, lines };
  }
  const size = titleSizes.at(-1) ?? 0;
  return { text, size, lineHeight: 1.18, lines: Math.min(longestTitle, linesOf(text, 'title', size)) };
}

/** The height of a text in pixels; 0 for none. */
export function heightOf(fitted: FittedText | null): number {
  return fitted === null ? 0 : Math.ceil(fitted.lines * fitted.size * fitted.lineHeight);
}

function withGap(fitted: FittedText | null, gap: number): number {
  return fitted === null ? 0 : heightOf(fitted) + gap;
}
