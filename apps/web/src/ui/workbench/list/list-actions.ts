import type { MoveTarget } from '../../../lib/lists/move-target.ts';

/** What can be done with the rows of a list besides choosing them; null where it is not possible at present. */
export interface ListActions {
  readonly open: (id: number) => void;
  readonly move: ((ids: readonly number[], target: MoveTarget) => void) | null;
  readonly remove: ((ids: readonly number[]) => void) | null;
  readonly insertAfter: ((id: number) => void) | null;
}
