import { languages, type Language } from '@cae-map/contract/enumerations';
import { recordByLanguage } from './languages.ts';
import type { MapName } from './name-fields.ts';
import type { NameKind } from './names.ts';

/** The typography of a kind of name. */
export interface NameStyle {
  /** Size in pixels at the minimum zoom of a name. */
  readonly size: number;
  /** Growth per zoom in pixels, and the maximum size. */
  readonly growth: number;
  readonly maxSize: number;
  /** The maximum letter spacing in ems: names of large areas are spread out. */
  readonly maxSpacing: number;
  /** The distance between repeated labels along a run, in pixels. */
  readonly repeat: number;
  readonly isUpperCase: boolean;
}

/** The style of each kind of name. */
export const nameStyles: Readonly<Record<NameKind | 'rivers', NameStyle>> = {
  ranges: { size: 12.5, growth: 1.9, maxSize: 22, maxSpacing: 0.6, repeat: 950, isUpperCase: false },
  deserts: { size: 13.5, growth: 2.2, maxSize: 24, maxSpacing: 0.8, repeat: 1400, isUpperCase: false },
  regions: { size: 11.5, growth: 2.4, maxSize: 24, maxSpacing: 1.1, repeat: 1800, isUpperCase: true },
  seas: { size: 13, growth: 1.3, maxSize: 20, maxSpacing: 0.7, repeat: 1400, isUpperCase: false },
  lakes: { size: 10.5, growth: 0.6, maxSize: 14, maxSpacing: 0.3, repeat: 1200, isUpperCase: false },
  rivers: { size: 10.5, growth: 0.4, maxSize: 12.5, maxSpacing: 0.15, repeat: 900, isUpperCase: false },
};

/** The minimum letter spacing in ems. */
const minSpacing = 0.05;

/**
 * The layout of a label: size in pixels, letter spacings in ems, and the length of its longest translation in pixels.
 */
export interface LabelLayout {
  readonly size: number;
  readonly spacing: Readonly<Record<Language, number>>;
  readonly length: number;
}

/** Lays out a label so that it fills the available length, within the limits of its style. */
export function layOutLabel(name: MapName, style: NameStyle, levelsIn: number, pixels: number): LabelLayout {
  const size = Math.min(style.maxSize, style.size + style.growth * levelsIn);
  const computeSpacing = (text: string): number => {
    const gaps = Math.max(1, text.length - 1);
    const free = pixels / size - widthInEms(text, style.isUpperCase);
    return Math.round(Math.max(minSpacing, Math.min(style.maxSpacing, free / gaps)) * 100) / 100;
  };
  const spacing = recordByLanguage('', (language) => computeSpacing(name[`name_${language}`]));
  const lengths = languages.map((language) => {
    const text = name[`name_${language}`];
    return size * (widthInEms(text, style.isUpperCase) + text.length * spacing[language]);
  });
  return { size, spacing, length: Math.max(...lengths) };
}

/** The approximate width of a string in the label font, in ems. */
function widthInEms(text: string, isUpperCase: boolean): number {
  let width = 0;
  for (const letter of text) {
    if (letter >= '\u{2E80}') width += 1;
    else if (isUpperCase) width += 0.7;
    else width += letter === ' ' ? 0.28 : 0.54;
  }
  return width;
}
