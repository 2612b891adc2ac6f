import { readTiffDirectories, type TiffDirectory } from '../tiff-structure.ts';
import { toDegrees, type Axis, type WrittenCoordinate } from './degrees.ts';
import { findMoment } from './moment.ts';
import { readPictureTexts, type PictureTexts } from './picture-texts.ts';
import { readXmpProperties, type XmpProperties } from './xmp-properties.ts';

/** What the metadata of a file contain about its picture. */
export interface PictureFacts extends PictureTexts {
  /** `YYYY-MM-DD HH:MM:SS` in the time of the camera. */
  readonly datetime_original: string | null;
  /** WGS84 degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export const noFacts: PictureFacts = {
  datetime_original: null,
  latitude: null,
  longitude: null,
  author: null,
  description: null,
};

/** The numbers of the fields of EXIF that are read. */
const tags = {
  modified: 306,
  xmp: 700,
  iptc: 33_723,
  original: 36_867,
  digitized: 36_868,
  latitudeRef: 1,
  latitude: 2,
  longitudeRef: 3,
  longitude: 4,
} as const;

/** The metadata of a picture. */
export interface MetadataBlocks {
  /** An EXIF block without its prefix, or a whole TIFF file, which may contain XMP. */
  readonly structure: Buffer | undefined;
  readonly xmp: Buffer | undefined;
  /** The data sets of the press agencies, also within the resources of Photoshop. */
  readonly iptc?: Buffer | undefined;
}

/**
 * Reads the time and the position of a picture from EXIF, and from XMP if EXIF has none that is known, and its author and description.
 * Damaged and hostile metadata have none of them.
 */
export function readPictureFacts({ structure, xmp, iptc }: MetadataBlocks): PictureFacts {
  const directories = (structure && readTiffDirectories(structure)) ?? [];
  const picture = directories.find(({ kind }) => kind === 'picture');
  const properties = readXmpProperties(xmp ?? picture?.bytes(tags.xmp));
  return {
    datetime_original: findMoment(listTimes(directories, properties)),
    ...(readExifPosition(directories) ?? readXmpPosition(properties) ?? noPosition),
    ...readPictureTexts({ directories, properties, iptc: iptc ?? picture?.bytes(tags.iptc) }),
  };
}

type Position = Pick<PictureFacts, 'latitude' | 'longitude'>;

const noPosition: Position = { latitude: null, longitude: null };

/** The times of a picture, the best first: when it was taken, when it was scanned, when the file was changed. */
function* listTimes(directories: readonly TiffDirectory[], properties: XmpProperties): Iterable<string> {
  const listTexts = (kind: TiffDirectory['kind'], tag: number): string[] =>
    directories.flatMap((directory) => (directory.kind === kind ? (directory.text(tag) ?? []) : []));
  yield* listTexts('exif', tags.original);
  yield properties.get('exif:DateTimeOriginal') ?? '';
  yield properties.get('photoshop:DateCreated') ?? '';
  yield* listTexts('exif', tags.digitized);
  yield properties.get('xmp:CreateDate') ?? '';
  yield* listTexts('picture', tags.modified);
}

function readExifPosition(directories: readonly TiffDirectory[]): Position | undefined {
  const gps = directories.find(({ kind }) => kind === 'gps');
  const read = (tag: number, refTag: number): WrittenCoordinate => ({
    parts: gps?.numbers(tag) ?? [],
    hemisphere: gps?.text(refTag),
  });
  return toPosition(read(tags.latitude, tags.latitudeRef), read(tags.longitude, tags.longitudeRef));
}

function readXmpPosition(properties: XmpProperties): Position | undefined {
  const read = (axis: Axis): WrittenCoordinate => {
    const name = axis === 'latitude' ? 'exif:GPSLatitude' : 'exif:GPSLongitude';
    const [, numbers, hemisphere] = /^([\d.,]+)\s*(\p{L}*)$/u.exec(properties.get(name) ?? '') ?? [];
    return {
      // `34,9,30N` or `34,9.5N`; an empty part is no number.
      parts: numbers?.split(',').map((part) => (part === '' ? Infinity : Number(part))) ?? [],
      hemisphere: hemisphere || properties.get(`${name}Ref`),
    };
  };
  return toPosition(read('latitude'), read('longitude'));
}

function toPosition(north: WrittenCoordinate, east: WrittenCoordinate): Position | undefined {
  const [latitude, longitude] = [toDegrees('latitude', north), toDegrees('longitude', east)];
  // Cameras without a fix write zeros.
  const isUsable = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return isUsable ? { latitude, longitude } : undefined;
}
