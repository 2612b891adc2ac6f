import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts the two typefaces of the product down to the letters that its languages and place names need, and their weight
 * axis to what the style uses. Each face is split, so that an English page loads no Cyrillic and no page
 * loads letters that it does not show.
 */

const require = createRequire(import.meta.url);

// What Russian, English and the English names on the base map are written with; `fonts.css` names the same ranges.
const latin = range(0x20, 0x7e) + '\u{A0}©«°·»Ö×Üàáçèéêëñöü' + '–—‘’“”„…•′″№→←↑↓−≈€\u{2060}';
const accented = range(0xa1, 0xff);
const latinExtended = 'āĀīĪūŪēĒōŌṃṅñṇṭḍśŚṣṢḥŋćčšžğĞıİşŞőűŭłńųŏ';
const combiningMarks = range(0x300, 0x308) + range(0x30a, 0x30c) + '̣̱̄';
// Russian, Kazakh and Mongolian: the journey passed through all three.
const cyrillic = range(0x400, 0x45f) + 'ҐґҒғҚқҢңҮүҰұӨөҺһӘәІі' + '̀́' + '«»„“–—…№';

interface FontFile {
  readonly source: string;
  readonly weight: number | { readonly min: number; readonly max: number };
  readonly target: string;
  readonly letters: string;
}

function facesOf(packageName: string, target: string, style: 'normal' | 'italic', name: string): FontFile[] {
  // Italics stand on the map and in quotations, never bold.
  const weight = style === 'italic' ? 400 : { min: 400, max: 700 };
  const folder = join(dirname(require.resolve(`${packageName}/package.json`)), 'files');
  const file = (part: string) => join(folder, `${name}-${part}-wght-${style}.woff2`);
  return [
    { weight, source: file('latin'), target: `${target}-latin.woff2`, letters: latin + combiningMarks },
    { weight, source: file('latin'), target: `${target}-latin-accented.woff2`, letters: accented },
    {
      weight,
      source: file('latin-ext'),
      target: `${target}-latin-extended.woff2`,
      letters: latinExtended + combiningMarks,
    },
    { weight, source: file('cyrillic'), target: `${target}-cyrillic.woff2`, letters: cyrillic },
    { weight, source: file('cyrillic-ext'), target: `${target}-cyrillic-extended.woff2`, letters: cyrillic },
  ];
}

const files: FontFile[] = [
  ...facesOf('@fontsource-variable/literata', 'literata', 'normal', 'literata'),
  ...facesOf('@fontsource-variable/literata', 'literata-italic', 'italic', 'literata'),
  ...facesOf('@fontsource-variable/golos-text', 'golos-text', 'normal', 'golos-text'),
];

const outputFolder = join(import.meta.dirname, '..', 'src', 'styles', 'fonts');

await mkdir(outputFolder, { recursive: true });
await Promise.all(
  files.map(async ({ source, target, letters, weight }) => {
    const subset = await subsetFont(await readFile(source), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
    });
    await writeFile(join(outputFolder, target), subset);
  }),
);

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
