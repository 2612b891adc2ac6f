import type { TiffDirectory } from '../tiff-structure.ts';
import { decodeText, toLine } from './decode-text.ts';
import { readIptcTexts } from './iptc-texts.ts';
import type { XmpProperties } from './xmp-properties.ts';

/** The author and the description in the metadata of a picture. */
export interface PictureTexts {
  readonly author: string | null;
  readonly description: string | null;
}

/** The numbers of the fields of EXIF, of which those of Windows are in UTF-16, and of the data sets of IPTC. */
const exifTags = { description: 270, artist: 315, windowsTitle: 40_091, windowsAuthor: 40_093 } as const;
const iptcTags = { byline: 80, caption: 120 } as const;

/** The most characters of the fields that the texts are suggested for. */
const maxLength = { author: 500, description: 2000 } as const;

/** Default descriptions that cameras and programs write into every file. */
const meaningless =
  /^(?:olympus digital camera|sony dsc|dcim\\.*|digital camera|untitled|default|exif_jpeg_picture|screenshot|[\d ]+)$/i;

interface TextBlocks {
  readonly directories: readonly TiffDirectory[];
  readonly properties: XmpProperties;
  readonly iptc: Buffer | undefined;
}

/** Reads the author and the description of a picture: from XMP, else from IPTC, else from EXIF. */
export function readPictureTexts({ directories, properties, iptc }: TextBlocks): PictureTexts {
  const texts = readIptcTexts(iptc);
  const picture = directories.find(({ kind }) => kind === 'picture');
  const exif = (tag: number): string => decodeText(picture?.bytes(tag) ?? Buffer.alloc(0));
  const windows = (tag: number): string =>
    new TextDecoder('utf-16le').decode(picture?.bytes(tag)?.subarray(0, 4000) ?? Buffer.alloc(0));
  return {
    author: choose(
      [
        properties.get('dc:creator') ?? '',
        (texts.get(iptcTags.byline) ?? []).join(', '),
        exif(exifTags.artist),
        windows(exifTags.windowsAuthor),
      ],
      maxLength.author,
    ),
    description: choose(
      [
        properties.get('dc:description') ?? '',
        (texts.get(iptcTags.caption) ?? []).join(' '),
        exif(exifTags.description),
        windows(exifTags.windowsTitle),
      ],
      maxLength.description,
    ),
  };
}

function choose(candidates: readonly string[], length: number): string | null {
  const found = candidates
    .map((text) => toLine(text, length))
    .find((text) => text !== '' && !meaningless.test(text));
  return found ?? null;
}
