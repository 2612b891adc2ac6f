import type { Datum, Projection } from '@cae-map/layers/base-layer';
import type { TileId } from './resample.ts';

/** Requests a tile made of tiles of another grid, or cancels the request. */
export type ResampleRequest =
  | {
      readonly kind: 'tile';
      readonly id: number;
      readonly tile: TileId;
      /** The absolute URL template of the source tiles. */
      readonly template: string;
      readonly projection: Projection;
      readonly datum: Datum;
    }
  | { readonly kind: 'cancel'; readonly id: number };

/** The tile, or why there is none. */
export type ResampleReply =
  | { readonly id: number; readonly image: ImageBitmap }
  | { readonly id: number; readonly failure: string };
