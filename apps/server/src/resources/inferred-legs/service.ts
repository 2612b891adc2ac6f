import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../settings.ts';
import type { CallHandler, CallHandlers } from '../calls.ts';
import { readContentInferredLegs } from './content-inferred-legs.ts';
import { drawableLegs } from '@cae-map/expedition/drawable-legs';

interface InferredLegsDependencies {
  readonly listPlaces: CallHandler<'listPlaces'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * The accepted lines inferred from the terrain, as far as they agree with the list of places. Without a usable file the list is
 * empty and all legs without a recorded route are straight; each defect is logged once.
 */
export function inferredLegsService(
  { contentDir }: Pick<Settings, 'contentDir'>,
  { listPlaces, log }: InferredLegsDependencies,
): CallHandlers<'listInferredLegs'> {
  const warnings = new Set<string>();
  const warnOnce = (message: string, error?: unknown): void => {
    if (warnings.has(message)) return;
    warnings.add(message);
    log.warn({ err: error }, message);
  };
  return {
    async listInferredLegs() {
      const places = await listPlaces({});
      const entries = await readContentInferredLegs(contentDir).catch((error: unknown) => {
        warnOnce('the inferred legs of the content are not used', error);
        return [];
      });
      const { legs, outdated } = drawableLegs(entries, places);
      for (const id of outdated) {
        warnOnce(
          `the inferred leg to place ${id} is not drawn: its ends have moved, its route is recorded, or there is no such place; run npm run propose-legs`,
        );
      }
      return [...legs];
    },
  };
}
