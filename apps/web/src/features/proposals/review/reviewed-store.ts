import type { Proposal, ProposedValues } from '@cae-map/contract/entities/editing/proposal';
import { toPosition } from '@cae-map/expedition/route/route';
import type { Position } from '@cae-map/expedition/route/geography';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { CorrectionPositions } from '../map/correction-overlay.ts';

/** The positions of the proposal that an editor looks at; null while none is shown. */
const reviewedStore = createStore<{ readonly positions: CorrectionPositions | null }>(() => ({
  positions: null,
}));

export const showPositions = (positions: CorrectionPositions | null): void =>
  reviewedStore.setState({ positions });

export const useShownPositions = (): CorrectionPositions | null =>
  useStore(reviewedStore, ({ positions }) => positions);

/** The present and the proposed position; of a note, where the traveller was. A proposal of another kind has the present one only. */
export function positionsOf({ current, proposed, observation }: Proposal): CorrectionPositions {
  return { from: current && toPosition(current), to: positionOf(proposed) ?? observedPosition(observation) };
}

/** Where a traveller was who has written a note; null if that was not sent. */
export function observedPosition(observation: Proposal['observation']): Position | null {
  const position = observation?.position ?? null;
  return position === null ? null : [position.latitude, position.longitude];
}

/** The position of values; null if they have none. */
export function positionOf({ latitude, longitude }: ProposedValues): Position | null {
  return latitude === undefined || longitude === undefined ? null : [latitude, longitude];
}
