import { inferableLeg, type InferableLeg } from '@cae-map/expedition/inferable-leg';
import { distanceMetres } from '@cae-map/expedition/route/geography';
import type { Expedition } from '@cae-map/expedition/to-expedition';

/** A leg by land that is drawn as a long straight line for lack of a recorded route. */
export interface CandidateLeg extends InferableLeg {
  readonly toId: number;
}

/** Below this distance, in metres, the error of the positions is as large as any detour. */
const shortestMetres = 15_000;

/** The legs of an expedition for which a line is searched, in travel order. */
export function candidateLegs(expedition: Expedition): CandidateLeg[] {
  return expedition.legs.flatMap(({ toId }) => {
    const leg = inferableLeg(expedition, toId);
    return leg && distanceMetres(leg.from, leg.to) >= shortestMetres ? [{ ...leg, toId }] : [];
  });
}
