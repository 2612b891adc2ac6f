import { drawMap } from '@cae-map/book-files/maps/draw-map';
import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import { encodeText } from '../formats/data-file.ts';
import { renderPage, type KnownPages } from './copy-html.ts';
import { copyMessages } from './copy-messages.ts';
import {
  bookPages,
  fieldIn,
  indexPage,
  peoplePages,
  picturesPage,
  placePages,
  sourcesPage,
  type PageContext,
} from './copy-pages.ts';
import { positionOf, textOf, type ReadableData } from './readable-data.ts';

/** A file of the copy. */
export interface CopyFile {
  /** Relative to the folder of the copy, ASCII. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Without fonts of others: the copy has no file that it does not need. */
const styleSheet = `body{max-width:46rem;margin:0 auto;padding:1rem;background:#fffaf0;color:#2b2438;font:1.0625rem/1.6 Georgia,serif}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-family:sans-serif;font-size:.875rem}
nav a{padding:.5rem 0}
a{color:#a5361f}
h1,h2,h3{line-height:1.25}
h3{margin-bottom:.25rem;font-size:1.0625rem}
figure{margin:1.25rem 0}
img{max-width:100%;height:auto;border-radius:6px}
figcaption,small,footer,.dates{color:#6b6076;font-family:sans-serif;font-size:.8125rem}
li{margin:.3rem 0}
footer{margin-top:3rem;border-top:1px solid #cdbd9f}
`;

/**
 * Writes the readable half of the data as pages in both languages, with a map for each stop. The pages need no server and no scripts.
 * @param pictures the files of pictures by image id: their names and contents; those that are missing are left out
 */
export function writeReadableCopy(
  data: ReadableData,
  pictures: ReadonlyMap<number, { readonly name: string; readonly bytes: Uint8Array }>,
): CopyFile[] {
  const known = knownPages(data);
  const names = new Map([...pictures].map(([id, { name }]) => [id, name]));
  const pages = contentLanguages.flatMap((language) =>
    writePages({ data, language, known, pictures: names }),
  );
  return [
    { path: 'index.html', bytes: encodeText(entryPage()) },
    { path: 'style.css', bytes: encodeText(styleSheet) },
    ...pages,
    ...contentLanguages.flatMap((language) => drawMaps(data, language)),
    ...[...pictures.values()].map(({ name, bytes }) => ({ path: `pictures/${name}`, bytes })),
  ];
}

function writePages(context: PageContext): CopyFile[] {
  const { language, data } = context;
  const footer = copyMessages[language].licence(`${data.origin}/data`, data.version);
  const pages = [
    indexPage(context),
    ...placePages(context),
    ...bookPages(context),
    ...peoplePages(context),
    sourcesPage(context),
    picturesPage(context),
  ];
  return pages.map((page) => ({
    path: `${language}/${page.name}`,
    bytes: encodeText(renderPage({ ...page, language }, footer)),
  }));
}

function knownPages({ tables, origin }: ReadableData): KnownPages {
  return {
    origin,
    places: new Set(tables.places.map((row) => textOf(row, 'place_id'))),
    people: new Set(tables.people.map((row) => textOf(row, 'person_id'))),
    chapterOfText: new Map(tables.texts.map((row) => [textOf(row, 'text_id'), textOf(row, 'chapter_id')])),
  };
}

/** The first page offers both languages, because a file has no server that could choose one. */
function entryPage(): string {
  const links = contentLanguages
    .map((language) => {
      const { title, language: name } = copyMessages[language];
      return `<p lang="${language}"><a href="${language}/index.html" hreflang="${language}">${title}</a><br><small>${name}</small></p>`;
    })
    .join('\n');
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>CAE Map</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<main>
<h1>CAE Map</h1>
${links}
</main>
</body>
</html>
`;
}

function drawMaps({ tables, lines }: ReadableData, language: ContentLanguage): CopyFile[] {
  const others = tables.places.flatMap((row) => {
    const position = positionOf(row);
    return position === null ? [] : [position];
  });
  return tables.places.flatMap((row) => {
    const position = positionOf(row);
    if (position === null) return [];
    const stops = [{ position, title: fieldIn(row, 'title', language) }];
    const svg = drawMap({ stops, lines, others, language });
    return [{ path: `maps/place-${textOf(row, 'place_id')}.${language}.svg`, bytes: encodeText(svg) }];
  });
}
