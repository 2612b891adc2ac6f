import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Place } from '@cae-map/expedition/places/place';
import content from '../../../../../../content/voyage/voyage.json' with { type: 'json' };
import type { Bounds } from '../../../lib/offline/sections/plan-tiles.ts';

/** A section of the route that can be kept: a chapter of the journey. */
export interface RouteSection {
  readonly id: string;
  readonly title: Readonly<Record<ContentLanguage, string>>;
  /** Its stops in the order of the route. */
  readonly places: readonly Place[];
}

/** The ids of all sections, also of those without stops in the loaded expedition. */
export const sectionIds: readonly string[] = content.chapters.map(({ slug }) => slug);

/** Degrees around the stops whose map is kept. */
const margin = 0.75;

/** The sections of an expedition: each has the stops after the one before, up to its own last stop. Sections without stops are left out. */
export function routeSections({ path }: Pick<Expedition, 'path'>): readonly RouteSection[] {
  let begin = Math.max(
    0,
    path.findIndex(({ id }) => id === content.start),
  );
  return content.chapters.flatMap(({ slug, until, title }) => {
    const last = path.findIndex(({ id }) => id === until);
    if (last < begin) return [];
    const places = path.slice(begin, last + 1);
    begin = last + 1;
    return places.length === 0 ? [] : [{ id: slug, title, places }];
  });
}

/** The area of the stops of a section, with a margin; empty if no position is known. */
export function sectionBounds({ places }: RouteSection): Bounds {
  const positions = places.flatMap(({ position }) => (position === null ? [] : [position]));
  const latitudes = positions.map(([latitude]) => latitude);
  const longitudes = positions.map(([, longitude]) => longitude);
  return [
    Math.min(...longitudes) - margin,
    Math.max(-85, Math.min(...latitudes) - margin),
    Math.max(...longitudes) + margin,
    Math.min(85, Math.max(...latitudes) + margin),
  ];
}
