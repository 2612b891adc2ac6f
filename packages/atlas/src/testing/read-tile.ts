import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** A feature of a vector tile. */
export interface TileFeature {
  readonly id: number | undefined;
  readonly properties: Readonly<Record<string, unknown>>;
  /** In units of the tile. */
  readonly lines: readonly (readonly { readonly x: number; readonly y: number }[])[];
}

/** Reads an encoded vector tile that is not compressed: its features by layer. */
export function readTile(bytes: Uint8Array): Readonly<Record<string, readonly TileFeature[]>> {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, index): TileFeature => {
        const feature = layer.feature(index);
        return { id: feature.id, properties: feature.properties, lines: feature.loadGeometry() };
      }),
    ]),
  );
}
