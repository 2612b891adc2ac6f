import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Creates subsets of the two typefaces with the characters of the languages and place names and the used range of weights.
 * Each font is split by script, so that a page loads only the files for the characters that it contains.
 */

const require = createRequire(import.meta.url);

// The characters of Russian and English texts and of the labels on the base map; `fonts.css` has the same ranges.
const latin = range(0x20, 0x7e) + '\u{A0}©«°·»Ö×Üàáçèéêëñöü' + '–—‘’“”„…•′″№→←↑↓−≈€\u{2060}';
const accented = range(0xa1, 0xff);
const latinExtended = 'āĀīĪūŪēĒōŌṃṅñṇṭḍśŚṣṢḥŋćčšžğĞıİşŞőűŭłńųŏ';
const combiningMarks = range(0x300, 0x308) + range(0x30a, 0x30c) + '̣̱̄';
// Russian, Kazakh and Mongolian, for place names along the route.
const cyrillic = range(0x400, 0x45f) + 'ҐґҒғҚқҢңҮүҰұӨөҺһӘәІі' + '̀́' + '«»„“–—…№';

interface FontFile {
  readonly source: string;
  readonly weight: number | { readonly min: number; readonly max: number };
  readonly target: string;
  readonly characters: string;
}

function createFontFiles(
  packageName: string,
  target: string,
  style: 'normal' | 'italic',
  name: string,
): FontFile[] {
  // Italics are used on the map and in quotations, never in bold.
  const weight = style === 'italic' ? 400 : { min: 400, max: 700 };
  const folder = join(dirname(require.resolve(`${packageName}/package.json`)), 'files');
  const file = (part: string) => join(folder, `${name}-${part}-wght-${style}.woff2`);
  return [
    { weight, source: file('latin'), target: `${target}-latin.woff2`, characters: latin + combiningMarks },
    { weight, source: file('latin'), target: `${target}-latin-accented.woff2`, characters: accented },
    {
      weight,
      source: file('latin-ext'),
      target: `${target}-latin-extended.woff2`,
      characters: latinExtended + combiningMarks,
    },
    { weight, source: file('cyrillic'), target: `${target}-cyrillic.woff2`, characters: cyrillic },
    {
      weight,
      source: file('cyrillic-ext'),
      target: `${target}-cyrillic-extended.woff2`,
      characters: cyrillic,
    },
  ];
}

const files: FontFile[] = [
  ...createFontFiles('@fontsource-variable/literata', 'literata', 'normal', 'literata'),
  ...createFontFiles('@fontsource-variable/literata', 'literata-italic', 'italic', 'literata'),
  ...createFontFiles('@fontsource-variable/golos-text', 'golos-text', 'normal', 'golos-text'),
];

const outputFolder = join(import.meta.dirname, '..', 'src', 'styles', 'fonts');

await mkdir(outputFolder, { recursive: true });
await Promise.all(
  files.map(async ({ source, target, characters, weight }) => {
    const subset = await subsetFont(await readFile(source), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
    });
    await writeFile(join(outputFolder, target), subset);
  }),
);

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
