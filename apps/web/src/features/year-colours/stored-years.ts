import { isRecord } from '../../lib/options/option-rules.ts';
import { readLocal, writeLocal } from '../../lib/storage/local-storage.ts';
import { routeYears } from '../../map/style/route-colours.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { noTunedYears, tunedYearsStore, type TunedYears } from '../../map/style/tuned-years.ts';

/** Parses stored colours. What is not a colour of a year is ignored. */
export function parseTunedYears(text: string): TunedYears {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return noTunedYears;
  }
  const read = (scheme: ColorScheme) => {
    const colours = isRecord(value) ? value[scheme] : undefined;
    return Object.fromEntries(
      routeYears.flatMap((year) => {
        const colour = isRecord(colours) ? colours[year] : undefined;
        return typeof colour === 'string' && /^#[\da-f]{6}$/.test(colour) ? [[year, colour]] : [];
      }),
    );
  };
  return { light: read('light'), dark: read('dark') };
}

/** Shows the stored colours on the map. */
export function restoreTunedYears(): void {
  tunedYearsStore.setState({ years: parseTunedYears(readLocal('yearColours') ?? '') });
}

/** Shows colours on the map and stores them in the browser. */
export function tuneYears(years: TunedYears): void {
  tunedYearsStore.setState({ years });
  writeLocal('yearColours', JSON.stringify(years));
}
