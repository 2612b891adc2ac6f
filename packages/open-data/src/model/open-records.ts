import type { BookRecord, ChapterRecord, TextRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { InferredLegRecord } from '@cae-map/contract/entities/inferred-leg';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { CitedSources, WorkRecord } from '@cae-map/contract/entities/work';

/** The records that visitors read, as the API returns them. */
export interface OpenRecords {
  readonly places: readonly PlaceRecord[];
  readonly inferredLegs: readonly InferredLegRecord[];
  readonly images: readonly ImageRecord[];
  readonly books: readonly BookRecord[];
  readonly chapters: readonly ChapterRecord[];
  readonly texts: readonly TextRecord[];
  readonly people: readonly PersonRecord[];
  readonly works: readonly WorkRecord[];
  readonly citations: readonly CitedSources[];
  /** The size in pixels of the published files of pictures whose records have none, by image id. */
  readonly pictureSizes: Readonly<Record<number, PictureSize>>;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What the files depend on besides the records. */
export interface OpenDataOptions {
  /** The scheme and host of the product, without a final slash; identifiers and links begin with it. */
  readonly origin: string;
  /** The day of the last change of the records, `YYYY-MM-DD`. */
  readonly date: string;
  /** The places that the operator shows; empty means all. */
  readonly shownPlaces: readonly number[];
  /** The places that the operator hides. */
  readonly hiddenPlaces: readonly number[];
}
