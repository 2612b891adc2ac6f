import type { ContentInferredLeg } from '@cae-map/contract/entities/inferred-leg';
import type { Position } from '@cae-map/expedition/route/geography';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { candidateLegs } from './candidate-legs.ts';
import { proposeLine } from './propose-line.ts';
import type { TerrainData } from './terrain.ts';

/** The new content of the file, and what an editor has to look at. */
export interface LegProposals {
  /** In travel order. */
  readonly legs: readonly ContentInferredLeg[];
  /** The legs that remain straight, as ids of the places at their ends. */
  readonly straight: readonly number[];
  /** One sentence each, in English. */
  readonly warnings: readonly string[];
}

/**
 * Proposes a line for each candidate leg. Accepted and rejected legs are kept as they are, proposed ones are calculated again.
 * Kept legs that are no longer valid result in a warning; the server does not use them.
 */
export function proposeLegs(
  data: TerrainData,
  expedition: Expedition,
  known: readonly ContentInferredLeg[],
): LegProposals {
  const reviewed = new Map(
    known.filter(({ state }) => state !== 'proposed').map((leg) => [leg.place_id, leg]),
  );
  const legs: ContentInferredLeg[] = [];
  const straight: number[] = [];
  const warnings: string[] = [];
  for (const { toId, from, to } of candidateLegs(expedition)) {
    const kept = reviewed.get(toId);
    reviewed.delete(toId);
    if (kept) {
      legs.push(kept);
      if (!isSame(kept.from, from) || !isSame(kept.to, to)) warnings.push(movedWarning(kept));
      continue;
    }
    const line = proposeLine(data, from, to);
    if (line.kind === 'line') legs.push(proposedLeg(toId, from, to, line.points));
    else straight.push(toId);
  }
  for (const leg of reviewed.values()) {
    legs.push(leg);
    warnings.push(obsoleteWarning(leg, expedition));
  }
  return { legs, straight, warnings };
}

function proposedLeg(
  placeId: number,
  from: Position,
  to: Position,
  points: readonly Position[],
): ContentInferredLeg {
  return {
    place_id: placeId,
    state: 'proposed',
    reason: null,
    from: [...from],
    to: [...to],
    points: points.map(([latitude, longitude]) => [latitude, longitude]),
  };
}

function isSame(one: Position, other: Position): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function movedWarning({ place_id, state }: ContentInferredLeg): string {
  return `The ends of the ${state} leg to place ${place_id} have moved, and it is not drawn: set its state to "proposed" and run the command again.`;
}

function obsoleteWarning({ place_id, state }: ContentInferredLeg, expedition: Expedition): string {
  const reason = expedition.byId.has(place_id)
    ? 'is no longer a long straight leg by land'
    : 'leads to a place that does not exist';
  return `The ${state} leg to place ${place_id} ${reason}: remove its entry.`;
}
