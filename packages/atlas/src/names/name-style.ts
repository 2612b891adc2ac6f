import type { MapName, NameKind } from './names.ts';

/** How names of a kind are set. */
export interface NameStyle {
  /** Size in pixels at the zoom from which a name is printed. */
  readonly size: number;
  /** Pixels by which it grows with each zoom, and the size where that ends. */
  readonly growth: number;
  readonly largest: number;
  /** The widest letter-spacing in ems: names of wide things are spread along them. */
  readonly widest: number;
  /** Pixels of the run after which the name is printed once more. */
  readonly repeat: number;
  readonly isUpperCase: boolean;
}

/** The setting of each kind of name. */
export const nameStyles: Readonly<Record<NameKind | 'rivers', NameStyle>> = {
  ranges: { size: 12.5, growth: 1.9, largest: 22, widest: 0.6, repeat: 950, isUpperCase: false },
  deserts: { size: 13.5, growth: 2.2, largest: 24, widest: 0.8, repeat: 1400, isUpperCase: false },
  regions: { size: 11.5, growth: 2.4, largest: 24, widest: 1.1, repeat: 1800, isUpperCase: true },
  seas: { size: 13, growth: 1.3, largest: 20, widest: 0.7, repeat: 1400, isUpperCase: false },
  lakes: { size: 10.5, growth: 0.6, largest: 14, widest: 0.3, repeat: 1200, isUpperCase: false },
  rivers: { size: 10.5, growth: 0.4, largest: 12.5, widest: 0.15, repeat: 900, isUpperCase: false },
};

/** The least letter-spacing in ems. */
const tightest = 0.05;

/** How one name is set along a line: its size in pixels, letter-spacings in ems, and the pixels of its longest form. */
export interface NameSetting {
  readonly size: number;
  readonly spacing: { readonly ru: number; readonly en: number; readonly cn: number };
  readonly length: number;
}

/** Sets a name so that it fills the pixels it has as far as its style allows. */
export function settingOf(name: MapName, style: NameStyle, levelsIn: number, pixels: number): NameSetting {
  const size = Math.min(style.largest, style.size + style.growth * levelsIn);
  const forms = { ru: name.name_ru, en: name.name_en, cn: name.name_cn };
  const spacingOf = (text: string): number => {
    const gaps = Math.max(1, text.length - 1);
    const free = pixels / size - widthInEms(text, style.isUpperCase);
    return Math.round(Math.max(tightest, Math.min(style.widest, free / gaps)) * 100) / 100;
  };
  const spacing = { ru: spacingOf(forms.ru), en: spacingOf(forms.en), cn: spacingOf(forms.cn) };
  const lengths = (['ru', 'en', 'cn'] as const).map(
    (language) =>
      size * (widthInEms(forms[language], style.isUpperCase) + forms[language].length * spacing[language]),
  );
  return { size, spacing, length: Math.max(...lengths) };
}

/** About how wide a text is set in the book face, in ems. */
function widthInEms(text: string, isUpperCase: boolean): number {
  let width = 0;
  for (const letter of text) {
    if (letter >= '\u{2E80}') width += 1;
    else if (isUpperCase) width += 0.7;
    else width += letter === ' ' ? 0.28 : 0.54;
  }
  return width;
}
