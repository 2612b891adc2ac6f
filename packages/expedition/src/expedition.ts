import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { InferredLegRecord } from '@cae-map/contract/entities/inferred-leg';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Place } from './places/place.ts';
import type { RouteLeg } from './route-legs.ts';

/** The records returned by the API, in any order. */
export interface ExpeditionRecords {
  readonly places: readonly PlaceRecord[];
  readonly images: readonly ImageRecord[];
  readonly textIds?: readonly TextIdRecord[];
  /** Lines inferred from the terrain, used for legs without a recorded route; without them these are straight. */
  readonly inferredLegs?: readonly InferredLegRecord[];
}

/** The whole expedition, immutable. The lists of an unknown place are empty. */
export interface Expedition {
  /** Every place in travel order. */
  readonly places: readonly Place[];
  /** The stops of the path in travel order, including hidden ones. */
  readonly path: readonly Place[];
  /** The legs of the path in travel order, one for each of its stops. */
  readonly legs: readonly RouteLeg[];
  readonly byId: ReadonlyMap<number, Place>;
  readonly bySeqid: ReadonlyMap<number, readonly Place[]>;
  /** Places by the days of their exact stays, `YYYY-MM-DD`, each list in travel order. */
  readonly byDay: ReadonlyMap<string, readonly Place[]>;
  /** All images of a place, sorted by group, then by their order within the place. */
  getImages(placeId: number): readonly ImageRecord[];
  /** The texts about a place, sorted by date, then by their order in the book. */
  getTextIds(placeId: number): readonly TextIdRecord[];
  /** The leg to a path stop; null for side points and unknown places. */
  getLeg(placeId: number): RouteLeg | null;
}

/** A defect of a record and how it was handled. */
export interface ExpeditionWarning {
  readonly code: 'duplicate_place' | 'duplicate_seqid' | 'invalid_route' | 'unknown_size' | 'stay_too_long';
  readonly placeId: number;
  /** In English, for the log. */
  readonly detail: string;
}
