import { defineOptions } from '../../../lib/options/define-options.ts';
import { booleanOption, enumOption } from '../../../lib/options/option-rules.ts';
import { readingThemes, type ReadingTheme } from '../../../lib/theme/theme.ts';

/**
 * How the two languages are shown: `one` has the language of the page alone, `touch` opens the translation of a sentence that is pointed
 * at, `side` has both side by side, `below` one under the other.
 */
export const languageModes = ['one', 'touch', 'side', 'below'] as const;
export type LanguageMode = (typeof languageModes)[number];

/** The width of the pictures beside a text, in CSS pixels. */
export const thumbnailSizes = [110, 160, 240] as const;
export type ThumbnailSize = (typeof thumbnailSizes)[number];

/** The size of the letters, in per cent of the size of texts on other pages. */
export const fontSizes = [85, 100, 115, 130, 150, 200] as const;
export type FontSize = (typeof fontSizes)[number];

/** The distance of lines as a multiple of the size of the letters, in hundredths. */
export const lineHeights = [140, 160, 180, 200] as const;
export type LineHeight = (typeof lineHeights)[number];

/** The settings of the reader. */
export interface ReaderOptions {
  readonly languages: LanguageMode;
  readonly showMap: boolean;
  readonly showPhotos: boolean;
  readonly thumbnailSize: ThumbnailSize;
  readonly fontSize: FontSize;
  readonly lineHeight: LineHeight;
  readonly theme: ReadingTheme;
}

export const readerOptions = defineOptions<ReaderOptions>('readerOptions', {
  languages: enumOption(languageModes, 'touch'),
  showMap: booleanOption(true),
  showPhotos: booleanOption(true),
  thumbnailSize: enumOption(thumbnailSizes, 160),
  fontSize: enumOption(fontSizes, 100),
  lineHeight: enumOption(lineHeights, 160),
  theme: enumOption(readingThemes, 'system'),
});
