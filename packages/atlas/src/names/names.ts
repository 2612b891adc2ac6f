import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LongitudeLatitude } from '../geometry/mercator.ts';

/** A name in the languages of the map. */
export interface MapName {
  readonly name_ru: string;
  readonly name_en: string;
  readonly name_cn: string;
  /** The zoom (256-pixel tiles) from which it is printed. */
  readonly from: number;
}

/** A name that is printed along a line. */
export interface NameAlongRun extends MapName {
  /** The last zoom (256-pixel tiles) at which it is printed. */
  readonly to: number;
  readonly run: readonly LongitudeLatitude[];
  /** Where on the run, from 0 to 1, the middle of the name stands when it is printed once: away from the stops' labels. */
  readonly middle: number;
}

/** The name of a river, and positions near the stretches of it that are to carry the name. */
export interface RiverName extends MapName {
  readonly near: readonly LongitudeLatitude[];
}

/** The sides of its point where a town's name can stand. */
const townSides = ['right', 'left', 'top', 'bottom'] as const;
export type TownSide = (typeof townSides)[number];

export interface Town extends MapName {
  readonly at: LongitudeLatitude;
  /** Where the name is tried first: away from the expedition's route, whose line would cover it. */
  readonly side: TownSide;
}

/** Kinds of names that run along a line, as `names.json` groups them. */
export const nameKinds = ['ranges', 'deserts', 'regions', 'seas', 'lakes'] as const;
export type NameKind = (typeof nameKinds)[number];

/** Every name of the map. */
export interface Names extends Readonly<Record<NameKind, readonly NameAlongRun[]>> {
  readonly rivers: readonly RiverName[];
  readonly towns: readonly Town[];
}

/**
 * Reads `names.json` and `towns.json`.
 * @throws when an entry is not as it should be; the message names the file, the list and the entry
 */
export async function readNames(folder: string): Promise<Names> {
  const names = await readJson(join(folder, 'names.json'));
  const towns = await readJson(join(folder, 'towns.json'));
  const along = (kind: NameKind): NameAlongRun[] =>
    listOf(fieldOf(names, kind), `names.json ${kind}`, (entry, where) => ({
      ...nameOf(entry, where),
      to: numberOf(fieldOf(entry, 'to'), `${where} to`),
      run: listOf(fieldOf(entry, 'run'), `${where} run`, positionOf),
      middle: numberOf(fieldOf(entry, 'middle') ?? 0.5, `${where} middle`),
    }));
  return {
    ranges: along('ranges'),
    deserts: along('deserts'),
    regions: along('regions'),
    seas: along('seas'),
    lakes: along('lakes'),
    rivers: listOf(fieldOf(names, 'rivers'), 'names.json rivers', (entry, where) => ({
      ...nameOf(entry, where),
      near: listOf(fieldOf(entry, 'near'), `${where} near`, positionOf),
    })),
    towns: listOf(towns, 'towns.json', (entry, where) => ({
      ...nameOf(entry, where),
      at: positionOf(fieldOf(entry, 'at'), `${where} at`),
      side: sideOf(fieldOf(entry, 'side') ?? 'right', `${where} side`),
    })),
  };
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function listOf<Item>(value: unknown, where: string, read: (entry: unknown, where: string) => Item): Item[] {
  if (!Array.isArray(value)) throw new Error(`${where}: a list is missing`);
  return value.map((entry, index) => read(entry, `${where}[${index}]`));
}

function nameOf(entry: unknown, where: string): MapName {
  return {
    name_ru: textOf(fieldOf(entry, 'name_ru'), `${where} name_ru`),
    name_en: textOf(fieldOf(entry, 'name_en'), `${where} name_en`),
    name_cn: textOf(fieldOf(entry, 'name_cn'), `${where} name_cn`),
    from: numberOf(fieldOf(entry, 'from'), `${where} from`),
  };
}

function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`${where}: a text is missing`);
  return value;
}

function sideOf(value: unknown, where: string): TownSide {
  const side = townSides.find((known) => known === value);
  if (!side) throw new Error(`${where}: none of ${townSides.join(', ')}`);
  return side;
}

function numberOf(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${where}: a number is missing`);
  return value;
}

function positionOf(value: unknown, where: string): LongitudeLatitude {
  const [longitude, latitude] = listOf(value, where, numberOf);
  if (
    longitude === undefined ||
    latitude === undefined ||
    Math.abs(latitude) > 85 ||
    Math.abs(longitude) > 200
  ) {
    throw new Error(`${where}: not a position of longitude and latitude`);
  }
  return [longitude, latitude];
}
