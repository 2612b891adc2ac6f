import { join } from 'node:path';
import type { LongitudeLatitude } from '../geometry/mercator.ts';
import { readField, readJson, readList, readName, readNumber, readPosition } from './name-fields.ts';
import type { MapName } from './name-fields.ts';

/** A name with labels along a line. */
export interface NameAlongRun extends MapName {
  /** The maximum zoom (256-pixel tiles). */
  readonly to: number;
  readonly run: readonly LongitudeLatitude[];
  /** The centre of a single label as a share of the run, 0 to 1; keeps clear of the labels of stops. */
  readonly middle: number;
}

/** The name of a river, and positions near the places of its labels. */
export interface RiverName extends MapName {
  readonly near: readonly LongitudeLatitude[];
}

/** The possible sides of a town's label. */
const townSides = ['right', 'left', 'top', 'bottom'] as const;
export type TownSide = (typeof townSides)[number];

export interface Town extends MapName {
  readonly at: LongitudeLatitude;
  /** The preferred side of the label: away from the route, which would cover it. */
  readonly side: TownSide;
}

/** Kinds of names with labels along a line, as grouped in `names.json`. */
export const nameKinds = ['ranges', 'deserts', 'regions', 'seas', 'lakes'] as const;
export type NameKind = (typeof nameKinds)[number];

/** All names of the map. */
export interface Names extends Readonly<Record<NameKind, readonly NameAlongRun[]>> {
  readonly rivers: readonly RiverName[];
  readonly towns: readonly Town[];
}

/**
 * Reads `names.json` and `towns.json`.
 * @throws when an entry is invalid; the message contains the file, the list and the index
 */
export async function readNames(folder: string): Promise<Names> {
  const names = await readJson(join(folder, 'names.json'));
  const towns = await readJson(join(folder, 'towns.json'));
  const along = (kind: NameKind): NameAlongRun[] =>
    readList(readField(names, kind), `names.json ${kind}`, (entry, where) => ({
      ...readName(entry, where),
      to: readNumber(readField(entry, 'to'), `${where} to`),
      run: readList(readField(entry, 'run'), `${where} run`, readPosition),
      middle: readNumber(readField(entry, 'middle') ?? 0.5, `${where} middle`),
    }));
  return {
    ranges: along('ranges'),
    deserts: along('deserts'),
    regions: along('regions'),
    seas: along('seas'),
    lakes: along('lakes'),
    rivers: readList(readField(names, 'rivers'), 'names.json rivers', (entry, where) => ({
      ...readName(entry, where),
      near: readList(readField(entry, 'near'), `${where} near`, readPosition),
    })),
    towns: readList(towns, 'towns.json', (entry, where) => ({
      ...readName(entry, where),
      at: readPosition(readField(entry, 'at'), `${where} at`),
      side: readSide(readField(entry, 'side') ?? 'right', `${where} side`),
    })),
  };
}

function readSide(value: unknown, where: string): TownSide {
  const side = townSides.find((known) => known === value);
  if (!side) throw new Error(`${where}: none of ${townSides.join(', ')}`);
  return side;
}
