import type { OriginalFormat } from '@cae-map/contract/entities/images/image-file';
import {
  addJpegSegment,
  addTiffFields,
  addTiffPosition,
  insertPngChunk,
  pngText,
  webpChunk,
} from './picture-metadata.ts';
import { drawPicture, exifWithPosition } from './pictures.ts';

/** An address that metadata contain where the format has no position. */
export const secretAddress = 'Upper Tukcha Road 7';

/** A valid picture that contains a position or an address in one metadata location of its format. */
export interface CorpusFile {
  readonly name: string;
  readonly format: OriginalFormat;
  readonly contents: Buffer;
}

const jpeg = () => drawPicture().jpeg().toBuffer();
const png = () => drawPicture().png().toBuffer();
const webp = () => drawPicture().webp().toBuffer();
const tiff = () => drawPicture().tiff().toBuffer();
const avif = () => drawPicture({ width: 64, height: 48 }).avif();

const xmp = `<?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="34,9.0N" exif:GPSLongitude="77,34.5E"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const xmpBytes = Buffer.from(xmp);
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const xmpSegment = (packet: Buffer): Buffer =>
  Buffer.concat([latin('http://ns.adobe.com/xap/1.0/\0'), packet]);

/** The EXIF block of a camera, without its prefix. */
async function exifBlock(): Promise<Buffer> {
  const contents = await drawPicture().withExif(exifWithPosition).jpeg().toBuffer();
  const start = contents.indexOf('Exif\0\0') + 6;
  return contents.subarray(start, start - 8 + contents.readUInt16BE(start - 8));
}

/** XMP whose second part is in an extension (XMP specification, part 3, section 1.1.3.1). */
function splitXmp(contents: Buffer): Buffer {
  const guid = '0123456789ABCDEF0123456789ABCDEF';
  const main = xmp
    .replace('xmlns:exif="http://ns.adobe.com/exif/1.0/"', 'xmlns:xmpNote="http://ns.adobe.com/xmp/note/"')
    .replace('exif:GPSLatitude="34,9.0N" exif:GPSLongitude="77,34.5E"', `xmpNote:HasExtendedXMP="${guid}"`);
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(xmpBytes.length, 0);
  const extension = Buffer.concat([latin(`http://ns.adobe.com/xmp/extension/\0${guid}`), lengths, xmpBytes]);
  return addJpegSegment(addJpegSegment(contents, 0xe1, extension), 0xe1, xmpSegment(Buffer.from(main)));
}

/** The sub-location of IPTC, in a block of Photoshop. */
function iptc(): Buffer {
  const text = latin(secretAddress);
  const record = Buffer.concat([Buffer.from([0x1c, 2, 92, 0, text.length]), text]);
  const padded = record.length % 2 === 0 ? record : Buffer.concat([record, Buffer.alloc(1)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(record.length);
  return Buffer.concat([latin('8BIM\u0004\u0004\0\0'), length, padded]);
}

/** A box of an ISO media file. */
function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The type of a box with XMP (XMP specification, part 3, section 2.1.2). */
const xmpUuid = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** A video with a position, which telephones append to photographs. */
function movingPhoto(): Buffer {
  const text = latin('+34.1500+077.5750/');
  const value = Buffer.concat([Buffer.from([0, text.length, 0x15, 0xc7]), text]);
  return Buffer.concat([
    box('ftyp', latin('mp42\0\0\0\0isommp42')),
    box('moov', box('udta', box('\u00a9xyz', value))),
    box('mdat', Buffer.alloc(16)),
  ]);
}

/** A JPEG with the length of the video behind it, without which ExifTool does not read it. */
async function announceVideo(): Promise<Buffer> {
  const video = xmp
    .replace(
      'xmlns:exif="http://ns.adobe.com/exif/1.0/"',
      'xmlns:camera="http://ns.google.com/photos/1.0/camera/"',
    )
    .replace(/exif:GPS.*"(?=\/>)/, `camera:MicroVideo="1" camera:MicroVideoOffset="${movingPhoto().length}"`);
  return addJpegSegment(await jpeg(), 0xe1, xmpSegment(Buffer.from(video)));
}

/** The tags of GeoTIFF: the scale of a pixel, a tie point, and the coordinate system WGS84. */
const geoTiffFields = [
  { tag: 33_550, doubles: [0.001, 0.001, 0] },
  { tag: 33_922, doubles: [0, 0, 0, 77.575, 34.15, 0] },
  { tag: 34_735, shorts: [1, 1, 0, 3, 1024, 0, 1, 2, 1025, 0, 1, 1, 2048, 0, 1, 4326] },
] as const;

type Creation = () => Promise<Buffer>;

const description = { IFD0: { ImageDescription: secretAddress }, IFD2: { UserComment: secretAddress } };

const places: Readonly<Record<OriginalFormat, Readonly<Record<string, Creation>>>> = {
  jpeg: {
    EXIF: () => drawPicture().withExif(exifWithPosition).jpeg().toBuffer(),
    'EXIF with a prefix in capitals': async () =>
      addJpegSegment(await jpeg(), 0xe1, Buffer.concat([latin('EXIF\0\0'), await exifBlock()])),
    'the description and the comment of EXIF': () => drawPicture().withExif(description).jpeg().toBuffer(),
    XMP: async () => addJpegSegment(await jpeg(), 0xe1, xmpSegment(xmpBytes)),
    'a second XMP': async () =>
      addJpegSegment(
        addJpegSegment(await jpeg(), 0xe1, xmpSegment(xmpBytes)),
        0xe1,
        xmpSegment(Buffer.from(xmp.replace(/exif:GPS\S+="[^"]*" ?/g, ''))),
      ),
    'split XMP': async () => splitXmp(await jpeg()),
    IPTC: async () => addJpegSegment(await jpeg(), 0xed, Buffer.concat([latin('Photoshop 3.0\0'), iptc()])),
    'a comment': async () => addJpegSegment(await jpeg(), 0xfe, latin(secretAddress)),
    'a video behind the picture': async () => Buffer.concat([await announceVideo(), movingPhoto()]),
  },
  png: {
    'eXIf before the pixels': async () => insertPngChunk(await png(), 'eXIf', await exifBlock(), 'before'),
    'eXIf behind the pixels': async () => insertPngChunk(await png(), 'eXIf', await exifBlock(), 'behind'),
    'compressed XMP': async () =>
      insertPngChunk(await png(), 'iTXt', pngText('XML:com.adobe.xmp', xmpBytes, 'iTXt'), 'before'),
    'compressed XMP behind the pixels': async () =>
      insertPngChunk(await png(), 'iTXt', pngText('XML:com.adobe.xmp', xmpBytes, 'iTXt'), 'behind'),
    'a raw profile': async () => {
      const exif = Buffer.concat([latin('Exif\0\0'), await exifBlock()]);
      const text = latin(`\nexif\n${String(exif.length).padStart(8)}\n${exif.toString('hex')}\n`);
      return insertPngChunk(await png(), 'zTXt', pngText('Raw profile type APP1', text, 'zTXt'), 'behind');
    },
    'a comment': async () =>
      insertPngChunk(await png(), 'tEXt', latin(`Comment\0${secretAddress}`), 'behind'),
  },
  webp: {
    EXIF: () => drawPicture().withExif(exifWithPosition).webp().toBuffer(),
    'EXIF without VP8X': async () => webpChunk(await webp(), 'EXIF', await exifBlock()),
    'EXIF without the flag of VP8X': async () => {
      const contents = await drawPicture().withExif(exifWithPosition).webp().toBuffer();
      const flags = contents.indexOf('VP8X') + 8;
      contents[flags] = (contents[flags] ?? 0) & ~0x08;
      return contents;
    },
    'a second EXIF': async () =>
      webpChunk(
        await drawPicture()
          .withExif({ IFD0: { Make: 'Leica' } })
          .webp()
          .toBuffer(),
        'EXIF',
        await exifBlock(),
      ),
    'XMP without the flag of VP8X': async () => webpChunk(await webp(), 'XMP ', xmpBytes),
  },
  tiff: {
    'the first page': async () => addTiffPosition(await tiff(), 'first'),
    'the second page': async () => addTiffPosition(await tiff(), 'second'),
    GeoTIFF: async () => addTiffFields(await tiff(), geoTiffFields),
    XMP: async () => addTiffFields(await tiff(), [{ tag: 700, bytes: xmpBytes }]),
    'the description': async () => addTiffFields(await tiff(), [{ tag: 270, text: secretAddress }]),
  },
  avif: {
    EXIF: () => avif().withExif(exifWithPosition).toBuffer(),
    XMP: () => avif().withXmp(xmp).toBuffer(),
    'a box of another program': async () =>
      Buffer.concat([await avif().toBuffer(), box('uuid', xmpUuid, xmpBytes)]),
  },
};

/** Writes valid files with metadata in every place that their format allows. */
export async function createCorpus(): Promise<CorpusFile[]> {
  const files: CorpusFile[] = [];
  for (const [format, creations] of Object.entries(places))
    for (const [place, create] of Object.entries(creations))
      files.push({ name: `${format}: ${place}`, format: format as OriginalFormat, contents: await create() });
  return files;
}
