import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createCorpus, secretAddress, type CorpusFile } from '../testing/pictures/metadata-corpus.ts';
import { readTags, type Tags } from '../testing/pictures/exiftool.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { inspectPicture } from './inspect-picture.ts';
import { makeSizes } from './make-sizes.ts';
import { editorsBounds, visitorsBounds } from './picture-bounds.ts';
import { rebuildPicture } from './rebuild-picture.ts';
import { stripPicture } from './strip-picture.ts';

let corpus: CorpusFile[];
beforeAll(async () => {
  corpus = await createCorpus();
});

/** What the server publishes of a picture. */
async function publish({ name, contents }: CorpusFile): Promise<{ name: string; contents: Buffer }[]> {
  const file = path.join(temporaryFolder(), 'upload');
  writeFileSync(file, contents);
  await inspectPicture(file, editorsBounds);
  const sizes = await makeSizes(contents);
  return [
    { name: `${name} → the copy of the original`, contents: (await rebuildPicture(contents)).contents },
    {
      name: `${name} → the photograph of a proposal`,
      contents: (await stripPicture(file, visitorsBounds)).contents,
    },
    ...sizes.files.map((size) => ({ name: `${name} → ${size.suffix}`, contents: size.contents })),
  ];
}

/** Whether metadata have the position or the address of the corpus, or a video, whose position ExifTool reads only when it is extracted. */
function revealsPlace(tags: Tags): boolean {
  const text = JSON.stringify(tags);
  return /34 deg 9'|34\.15|77\.575|EmbeddedVideo/.test(text) || text.includes(secretAddress);
}

/** What published files may contain: how they are encoded, and the allow-list of the copies. */
const allowedGroups = [
  'ExifTool',
  'System',
  'File',
  'JFIF',
  'PNG',
  'PNG-pHYs',
  'RIFF',
  'VP8',
  'Meta',
  'QuickTime',
  'Composite',
];
const allowedTags = new Set([
  'IFD0:Orientation',
  'IFD0:XResolution',
  'IFD0:YResolution',
  'IFD0:ResolutionUnit',
  'IFD0:YCbCrPositioning',
  'ExifIFD:DateTimeOriginal',
  'ExifIFD:ExifVersion',
  'ExifIFD:ComponentsConfiguration',
  'ExifIFD:FlashpixVersion',
  'ExifIFD:ColorSpace',
  'ExifIFD:ExifImageWidth',
  'ExifIFD:ExifImageHeight',
]);

const isAllowed = (tag: string): boolean =>
  allowedTags.has(tag) || allowedGroups.includes(tag.slice(0, Math.max(0, tag.indexOf(':'))));

test('every file of the corpus has a position, an address or a video that ExifTool finds', () => {
  const tags = readTags(corpus);
  expect(corpus.map(({ name }) => name).filter((name) => !revealsPlace(tags.get(name) ?? {}))).toEqual([]);
});

test('published files contain only the allowed metadata, wherever the original has others', async () => {
  const published = (await Promise.all(corpus.map(publish))).flat();
  const tags = readTags(published);
  const violations = published.flatMap(({ name, contents }) => {
    const found = tags.get(name) ?? {};
    const others = Object.keys(found).filter((tag) => !isAllowed(tag.replace(/:Copy\d+/, '')));
    const hasSecret =
      revealsPlace(found) || contents.includes(secretAddress) || contents.includes('GPSLatitude');
    return others.length > 0 || hasSecret || Object.keys(found).length === 0 ? [[name, ...others]] : [];
  });
  expect(violations).toEqual([]);
});

test('the copy of an original keeps its size, its orientation and the time of the camera', async () => {
  const original = corpus.find(({ name }) => name === 'jpeg: EXIF');
  if (original === undefined) throw new Error('the corpus has a JPEG with EXIF');
  const copy = { name: 'copy', contents: (await rebuildPicture(original.contents)).contents };
  expect(readTags([copy]).get('copy')).toMatchObject({
    'File:ImageWidth': 400,
    'File:ImageHeight': 300,
    'IFD0:Orientation': 'Horizontal (normal)',
    'ExifIFD:DateTimeOriginal': '1925:08:26 10:20:30',
  });
});
