import { createApiClient } from '@cae-map/contract/api/client';
import { contentLanguages } from '@cae-map/contract/enumerations';
import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { QueryClient } from '@tanstack/react-query';
import { listNames } from '../../../lib/api/query/list-name.ts';
import { listQuery } from '../../../lib/api/lists.ts';
import { localPath } from '../../../lib/language/language-path.ts';
import type { SectionPage, SectionPlan } from '../../../lib/offline/sections/keep-section.ts';
import { planTiles } from '../../../lib/offline/sections/plan-tiles.ts';
import type { TerrainManifest } from '../../../lib/offline/sections/terrain-facts.ts';
import { preparePlace } from '../../../lib/place-view/prepare-place.ts';
import { paths } from '../../../lib/url/paths.ts';
import { sectionBounds, type RouteSection } from './route-sections.ts';

/** What the plan of a section is made from. */
export interface PlanFacts {
  readonly expedition: Expedition;
  readonly terrain: TerrainManifest | null;
  readonly tileset: MapTileset | null;
}

/** Sizes for the estimate before a section is kept, in bytes: averages of the shipped expedition. */
const averages = { place: 14_000, picture: 60_000, tile: 1500, terrain: 150_000, atlas: 2300 } as const;

/** The paths of the pictures of a section, in one size. */
export function sectionPictures({ places }: RouteSection, expedition: Expedition): string[] {
  const urls = places.flatMap(({ id }) =>
    expedition
      .getImages(id)
      .filter((image) => image.image_type !== 'video')
      .map(({ thumbnail, url, thumb }) => thumbnail ?? url ?? thumb),
  );
  // Pictures of other sites are not kept.
  return [...new Set(urls.filter((url): url is string => url !== null && url.startsWith('/media/')))];
}

/**
 * Plans a section: the data of its pages in both languages, its pictures, and the tiles of its map.
 * @param list the page that lists the sections, which is kept with each of them
 */
export function planSection(section: RouteSection, facts: PlanFacts, list: SectionPage): SectionPlan {
  const tiles = planTiles(sectionBounds(section), facts.terrain, facts.tileset);
  const queryClient = new QueryClient();
  let lists: Promise<unknown> | undefined;
  // The lists are loaded by the usual client, which saves them for all pages.
  const loadLists = (): Promise<unknown> =>
    (lists ??= Promise.all(
      listNames.map(async (name) => await queryClient.fetchQuery(listQuery(createApiClient(), name))),
    ).catch((error: unknown) => {
      lists = undefined;
      throw error;
    }));
  return {
    id: section.id,
    pages: [
      list,
      ...section.places.flatMap((place) =>
        contentLanguages.map((language) => ({
          path: localPath(language, paths.place(place.id)),
          title: fieldIn(place.record, 'title', language) ?? '',
        })),
      ),
    ],
    files: [...sectionPictures(section, facts.expedition), ...tiles],
    steps: [
      async (keep) => {
        await loadLists();
        const client = createApiClient({ fetch: keep, origin: window.location.origin });
        await Promise.all([client.call('getConfiguration', {}), client.call('getMapTileset', {})]);
      },
      ...section.places.map(({ id }) => async (keep: typeof fetch) => {
        await loadLists();
        const client = createApiClient({ fetch: keep, origin: window.location.origin });
        await preparePlace({ client, queryClient }, id);
      }),
    ],
  };
}

/** About how many bytes a section has, before it is kept. */
export function estimateBytes(section: RouteSection, plan: Pick<SectionPlan, 'files'>): number {
  const sizes = plan.files.map((path) => {
    if (path.startsWith('/media/')) return averages.picture;
    if (path.startsWith('/atlas/terrain/')) return averages.terrain;
    return path.startsWith('/atlas/') ? averages.atlas : averages.tile;
  });
  return sizes.reduce((sum, bytes) => sum + bytes, section.places.length * averages.place);
}
