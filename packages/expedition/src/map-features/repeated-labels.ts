import type { Position } from 'geojson';

/** A stop with a label. */
export interface NamedStop {
  readonly label: string;
  readonly minzoom: number;
  /** Longitude and latitude in degrees. */
  readonly point: Position;
}

/** The distance in degrees below which two stops of the same name count as one town. */
export const townSize = 0.1;

/** Finds the stops that do not repeat the label of their town: only the one with the lowest minzoom, or the first of them, has it. */
export function findRepeatedLabels<Stop extends NamedStop>(stops: readonly Stop[]): ReadonlySet<Stop> {
  const labelled = new Map<string, Stop[]>();
  const silent = new Set<Stop>();
  for (const stop of stops.toSorted((one, other) => one.minzoom - other.minzoom)) {
    const others = labelled.get(stop.label) ?? [];
    if (others.some((other) => isInOneTown(stop, other))) silent.add(stop);
    else labelled.set(stop.label, [...others, stop]);
  }
  return silent;
}

function isInOneTown({ point: [x = 0, y = 0] }: NamedStop, { point }: NamedStop): boolean {
  const [otherX = 0, otherY = 0] = point;
  return (x - otherX) ** 2 + (y - otherY) ** 2 < townSize ** 2;
}
