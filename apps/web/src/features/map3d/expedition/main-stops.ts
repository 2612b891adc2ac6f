import type { Expedition, Place } from '@cae-map/expedition/to-expedition';

/** The main stops of the main route, in travel order: towns, monasteries and passes that the 3D map names from afar. */
export function mainStops(expedition: Expedition): readonly Place[] {
  return expedition.path.filter(
    ({ record, size, position }) =>
      record.visited_on === 'cae' &&
      position !== null &&
      (size === 'medium' || size === 'large' || size === 'xlarge'),
  );
}

/** Splits stops in travel order at the turn of the year. */
export function stopsByYear<Stop extends Pick<Place, 'year'>>(
  stops: readonly Stop[],
): readonly { readonly year: string; readonly stops: readonly Stop[] }[] {
  const years: { year: string; stops: Stop[] }[] = [];
  for (const stop of stops) {
    const last = years.at(-1);
    if (last !== undefined && (stop.year === null || stop.year === last.year)) last.stops.push(stop);
    else years.push({ year: stop.year ?? '', stops: [stop] });
  }
  return years;
}
