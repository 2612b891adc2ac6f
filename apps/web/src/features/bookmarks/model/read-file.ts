import { recordLanguagesFrom } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { GeoFileFailureCode } from '@cae-map/geo-files/failure';
import type { GeoFeature, GeoFile } from '@cae-map/geo-files/geo-file';
import { readGeoFile } from '@cae-map/geo-files/read-geo-file';
import type { LeftOutEntry } from '../../../lib/left-out/left-out-messages.ts';
import { defaultColour, longestName, longestNote, readText, readZoom, type Bookmark } from './bookmark.ts';
import { bookmarkFileLimits } from './file-limits.ts';
import { newBookmarkId } from './new-bookmark.ts';

/** Why a file cannot be imported. */
export type FileFailure = GeoFileFailureCode | 'no-points';

/** The points of a file and what of it was left out, or why there are none. */
export type FileReading =
  | {
      readonly ok: true;
      readonly bookmarks: readonly Bookmark[];
      readonly leftOut: readonly LeftOutEntry[];
    }
  | {
      readonly ok: false;
      readonly reason: FileFailure;
      readonly leftOut?: readonly LeftOutEntry[];
    };

/**
 * Reads the points of a KML, KMZ, GPX, TCX or GeoJSON file; those of one feature become a bookmark each.
 * @param language of names and notes, if the file has them in several
 */
export function readBookmarkFile(bytes: Uint8Array, language: ContentLanguage): FileReading {
  const result = readGeoFile(bytes, {
    limits: bookmarkFileLimits,
    languages: recordLanguagesFrom(language),
  });
  if ('failure' in result) return { ok: false, reason: result.failure.code };
  const { file } = result;
  const bookmarks = file.features.flatMap(toBookmarks);
  const leftOut = listLeftOut(file);
  if (bookmarks.length === 0) return { ok: false, reason: 'no-points', leftOut };
  return { ok: true, bookmarks, leftOut };
}

function toBookmarks({ id, points, name, description, colour, fields }: GeoFeature): Bookmark[] {
  return points.map(({ latitude, longitude }, index) => ({
    id: index === 0 && id !== null ? id : newBookmarkId(),
    latlng: { lat: latitude, lng: longitude },
    zoom: readZoom(fields.zoom),
    color: colour ?? defaultColour,
    name: readText(name ?? '', longestName),
    note: readText(description, longestNote),
  }));
}

function listLeftOut({ features, leftOut }: GeoFile): LeftOutEntry[] {
  const entryOf = (kind: LeftOutEntry['kind'], left: readonly GeoFeature[]): LeftOutEntry[] => {
    const name = left.find((feature) => feature.name !== null)?.name ?? undefined;
    return left.length === 0 ? [] : [{ kind, count: left.length, ...(name === undefined ? {} : { name }) }];
  };
  const isCut = ({ points, description }: GeoFeature): boolean =>
    points.length > 0 && description.length > longestNote;
  return [
    ...leftOut,
    ...entryOf(
      'line',
      features.filter(({ line }) => line !== null),
    ),
    ...entryOf(
      'no-position',
      features.filter(({ hasGeometry }) => !hasGeometry),
    ),
    ...entryOf('text-end', features.filter(isCut)),
  ];
}
