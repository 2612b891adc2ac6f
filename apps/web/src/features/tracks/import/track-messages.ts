import type { StoredTrack } from '../../../lib/storage/tracks/stored-track.ts';
import type { TrackLeftOut } from '@cae-map/tracks/track';
import type { ImportFailure } from '../tracks-store.ts';

/** A request to a track worker, which handles one and is then terminated. */
export type TrackRequest =
  /** Reads a file and stores its tracks. */
  | { readonly kind: 'import'; readonly name: string; readonly file: Blob }
  /** Calculates the analysis of a stored track again. */
  | { readonly kind: 'analyse'; readonly id: number };

export type TrackReply =
  /** @property share 0 to 1 */
  | { readonly kind: 'progress'; readonly share: number }
  /** @property leftOut what of the file is not in its tracks */
  | {
      readonly kind: 'stored';
      readonly tracks: readonly StoredTrack[];
      readonly leftOut: readonly TrackLeftOut[];
    }
  | { readonly kind: 'failed'; readonly failure: ImportFailure };
