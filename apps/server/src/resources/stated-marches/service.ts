import type { FastifyBaseLogger } from 'fastify';
import type { StatedMarchRecord } from '@cae-map/contract/entities/stated-march';
import type { Settings } from '../../settings.ts';
import type { CallHandler, CallHandlers } from '../calls.ts';
import { readContentStatedMarches } from './content-stated-marches.ts';

interface StatedMarchesDependencies {
  readonly listPlaces: CallHandler<'listPlaces'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * The marches between stops that exist. Without a usable file the list is empty, which is logged once.
 */
export function statedMarchesService(
  { contentDir }: Pick<Settings, 'contentDir'>,
  { listPlaces, log }: StatedMarchesDependencies,
): CallHandlers<'listStatedMarches'> {
  let hasWarned = false;
  const readMarches = async (): Promise<readonly StatedMarchRecord[]> => {
    try {
      return await readContentStatedMarches(contentDir);
    } catch (error) {
      if (!hasWarned) log.warn({ err: error }, 'the stated marches of the content are not used');
      hasWarned = true;
      return [];
    }
  };
  return {
    async listStatedMarches() {
      const places = new Set((await listPlaces({})).map(({ place_id }) => place_id));
      const marches = await readMarches();
      return marches.filter((march) => stopsOf(march).every((id) => places.has(id)));
    },
  };
}

function stopsOf({ from_place_id, place_id, distance }: StatedMarchRecord): readonly number[] {
  const measured = distance === null ? [] : [distance.from_place_id, distance.to_place_id];
  return [from_place_id, place_id, ...measured];
}
