import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The faces of a card: titles, reading text, and everything else. */
export type Face = 'title' | 'reading' | 'label';

interface FaceFiles {
  /** The package of the face below `@fontsource`, which is also the beginning of the names of its files. */
  readonly package: string;
  readonly weight: 400 | 500 | 600;
}

export const faceFiles: Readonly<Record<Face, FaceFiles>> = {
  title: { package: 'literata', weight: 600 },
  reading: { package: 'literata', weight: 400 },
  label: { package: 'golos-text', weight: 500 },
};

/** The alphabets of the names: Latin with diacritics, Cyrillic with the letters of Kazakh and Mongolian. */
export const alphabets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const;

/** The face of Chinese names, whose characters are divided into numbered files. */
const chinese: FaceFiles = { package: 'noto-sans-sc', weight: 500 };

const require = createRequire(import.meta.url);

function resolveFile({ package: name, weight }: FaceFiles, part: string): string {
  return require.resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff`);
}

/** Reads the file of a face for an alphabet. WOFF, because satori does not read WOFF 2. */
export function readFaceFile(face: Face, alphabet: (typeof alphabets)[number]): Buffer {
  return readFileSync(resolveFile(faceFiles[face], alphabet));
}

/** Reads a file of the Chinese face. */
export function readChineseFile(part: string): Buffer {
  return readFileSync(resolveFile(chinese, part));
}

/** A range of characters and the file of the Chinese face that has them. */
export interface ChineseRange {
  readonly first: number;
  readonly last: number;
  readonly part: string;
}

/** Reads which file of the Chinese face has which characters. */
export function readChineseRanges(): ChineseRange[] {
  const folder = path.dirname(path.dirname(resolveFile(chinese, 'latin')));
  const ranges: unknown = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(ranges as Readonly<Record<string, string>>).flatMap(([name, list]) =>
    list.split(',').flatMap((range) => {
      const [, first, last = first] = /^U\+([0-9a-f]+)(?:-([0-9a-f]+))?$/i.exec(range) ?? [];
      // Numbered files have their number in brackets.
      const part = name.replace(/[[\]]/g, '');
      return first === undefined || last === undefined
        ? []
        : [{ first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), part }];
    }),
  );
}
