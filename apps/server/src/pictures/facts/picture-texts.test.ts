import { expect, test } from 'vitest';
import { exifBlock } from '../../testing/pictures/exif-block.ts';
import { readPictureFacts, type MetadataBlocks } from './picture-facts.ts';

function textsOf(blocks: Partial<MetadataBlocks>) {
  const { author, description } = readPictureFacts({ structure: undefined, xmp: undefined, ...blocks });
  return { author, description };
}

const exif = (picture: Readonly<Record<number, string | Buffer>>) => ({ structure: exifBlock({ picture }) });

const xmp = (properties: string) => ({
  xmp: Buffer.from(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`,
  ),
});

/** A data set of the second record. */
function dataSet(number: number, value: Buffer, record = 2): Buffer {
  const head = Buffer.from([0x1c, record, number, 0, 0]);
  head.writeUInt16BE(value.length, 3);
  return Buffer.concat([head, value]);
}

/** The resources of Photoshop with the data sets of IPTC after another resource with an odd length. */
function photoshop(sets: Buffer): Buffer {
  const resource = (id: number, data: Buffer): Buffer => {
    const head = Buffer.from('8BIM\0\0\0\0\0\0\0\0', 'latin1');
    head.writeUInt16BE(id, 4);
    head.writeUInt32BE(data.length, 8);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  };
  return Buffer.concat([resource(0x03_ed, Buffer.alloc(15)), resource(0x04_04, sets)]);
}

test('the author and the description are read from the lists of XMP', () => {
  const properties = `<dc:creator><rdf:Seq><rdf:li>Н. К. Рерих</rdf:li><rdf:li>Another</rdf:li></rdf:Seq></dc:creator>
    <dc:description><rdf:Alt><rdf:li xml:lang="x-default">Leh,\n the palace</rdf:li></rdf:Alt></dc:description>`;
  expect(textsOf(xmp(properties))).toEqual({ author: 'Н. К. Рерих', description: 'Leh, the palace' });
});

test('a list within another property of XMP is not read', () => {
  const nested =
    '<dc:source><rdf:Description><dc:creator><rdf:Seq><rdf:li>Scanner</rdf:li></rdf:Seq></dc:creator></rdf:Description></dc:source>';
  expect(textsOf(xmp(nested)).author).toBeNull();
});

test.each([
  ['alone', (sets: Buffer) => sets],
  ['within the resources of Photoshop', photoshop],
])('the texts of IPTC %s are read in UTF-8, with several authors', (_where, wrap) => {
  const sets = Buffer.concat([
    dataSet(90, Buffer.from('\u001B%G', 'latin1'), 1),
    dataSet(80, Buffer.from('Рерих')),
    dataSet(80, Buffer.from('Lichtmann')),
    dataSet(120, Buffer.from('Караван')),
  ]);
  expect(textsOf({ iptc: wrap(sets) })).toEqual({ author: 'Рерих, Lichtmann', description: 'Караван' });
});

test('a text of XMP is preferred to that of IPTC, and this to that of EXIF', () => {
  const inIptc = { iptc: dataSet(80, Buffer.from('In IPTC')) };
  const inExif = exif({ 315: 'In EXIF' });
  const inXmp = xmp('<dc:creator><rdf:Seq><rdf:li>In XMP</rdf:li></rdf:Seq></dc:creator>');
  expect(textsOf({ ...inExif, ...inIptc, ...inXmp }).author).toBe('In XMP');
  expect(textsOf({ ...inExif, ...inIptc }).author).toBe('In IPTC');
});

test('a data set of another record of IPTC is no text', () => {
  expect(textsOf({ iptc: dataSet(80, Buffer.from('Object data'), 7) }).author).toBeNull();
});

test('IPTC that is cut off has the texts up to the damage', () => {
  const sets = Buffer.concat([dataSet(80, Buffer.from('Roerich')), dataSet(120, Buffer.from('Caravan'))]);
  for (let length = 0; length < sets.length; length += 1) {
    const { author, description } = textsOf({ iptc: sets.subarray(0, length) });
    expect([author === null || author === 'Roerich', description]).toEqual([true, null]);
  }
});

test('the texts of EXIF are read as UTF-8, else as Western European, and those of Windows as UTF-16', () => {
  expect(textsOf(exif({ 315: Buffer.from('Рерих\0'), 270: Buffer.from('Caf\u00E9', 'latin1') }))).toEqual({
    author: 'Рерих',
    description: 'Caf\u00E9',
  });
  const windows = { 40_093: Buffer.from('Лия\0', 'utf16le'), 40_091: Buffer.from('Лех\0', 'utf16le') };
  expect(textsOf(exif(windows))).toEqual({ author: 'Лия', description: 'Лех' });
});

test.each(['OLYMPUS DIGITAL CAMERA', '   ', '12 345', 'DCIM\\100MEDIA\\DJI_0001.JPG'])(
  'the description %j says nothing about the picture',
  (text) => {
    expect(textsOf(exif({ 270: text })).description).toBeNull();
  },
);

test('a text is cut off to the length of its field', () => {
  expect(textsOf(exif({ 315: 'a'.repeat(9000) })).author).toHaveLength(500);
});
