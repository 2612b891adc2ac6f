import type { ContentHeight, PlaceHeightRecord } from '@cae-map/contract/entities/height';
import { heightPrecision, legSamplePositions, positionsAround } from '@cae-map/expedition/heights/sampling';
import type { Position } from '@cae-map/expedition/route/geography';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';

/** A height that replaces the one of the grid. */
type SourcedHeight = Omit<ContentHeight, 'place_id'>;

/** The height of a position in metres; undefined outside of the grid. */
export type ReadHeight = (longitude: number, latitude: number) => Promise<number | undefined>;

/** Heights are rounded to this, in metres: less than the error of the grid, and smaller when compressed. */
const roundingMetres = 10;

/**
 * Reads the heights of the places and of the legs to them, in travel order. One height is read at a time, so that other
 * requests are served in between.
 * @throws when the grid cannot be read
 */
export async function readPlaceHeights(
  expedition: Expedition,
  sourcedHeights: ReadonlyMap<number, SourcedHeight>,
  readHeight: ReadHeight,
): Promise<PlaceHeightRecord[]> {
  const heightOnLand = async ([latitude, longitude]: Position): Promise<number | undefined> => {
    const height = await readHeight(longitude, latitude);
    // The sea is exactly 0 in the grid.
    return height === 0 ? undefined : height;
  };
  const found: PlaceHeightRecord[] = [];
  for (const place of expedition.places) {
    const sourced = sourcedHeights.get(place.id);
    found.push({
      place_id: place.id,
      ...(await readStop(place, heightOnLand)),
      ...(sourced ? presentSourcedHeight(sourced) : {}),
      samples: await readLeg(expedition, place, heightOnLand),
    });
  }
  return found;
}

type StopHeight = Omit<PlaceHeightRecord, 'place_id' | 'samples'>;
type HeightOnLand = (position: Position) => Promise<number | undefined>;

function presentSourcedHeight({
  metres,
  source_ru,
  source_en,
}: SourcedHeight): Omit<StopHeight, 'precision_m'> {
  return { height_m: metres, source_ru, source_en };
}

const unknownHeight: StopHeight = { height_m: null, precision_m: null, source_ru: null, source_en: null };

async function readStop({ position, record }: Place, heightOnLand: HeightOnLand): Promise<StopHeight> {
  const height = position === null ? undefined : await heightOnLand(position);
  if (position === null || height === undefined) return unknownHeight;
  const around: (number | undefined)[] = [];
  for (const other of positionsAround(position, record.accuracy_level))
    around.push(await heightOnLand(other));
  return { ...unknownHeight, height_m: round(height), precision_m: heightPrecision(height, around) };
}

async function readLeg(
  expedition: Expedition,
  { id }: Place,
  heightOnLand: HeightOnLand,
): Promise<(number | null)[] | null> {
  const samples: (number | null)[] = [];
  for (const position of legSamplePositions(expedition.getLeg(id)?.points ?? [])) {
    const height = await heightOnLand(position);
    samples.push(height === undefined ? null : round(height));
  }
  return samples.some((height) => height !== null) ? samples : null;
}

function round(metres: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(metres / roundingMetres) * roundingMetres + 0;
}
