/** Saves the state before a step. @throws {Error} if it cannot be restored */
export type Undo = () => Promise<void>;

/** A write of a change that consists of several. */
export type Step = () => Promise<Undo>;

/** What was saved of a change. */
export interface StepsOutcome {
  /** Undoes the steps that were saved, the last one first; null if there are none. */
  readonly undo: Undo | null;
  /** Why a step was not saved, after which no other one was tried; null after the last step. */
  readonly failure: { readonly error: unknown } | null;
}

/** Saves the steps of a change one after another, until one fails. */
export async function runSteps(steps: readonly Step[]): Promise<StepsOutcome> {
  const undos: Undo[] = [];
  let failure: StepsOutcome['failure'] = null;
  for (const step of steps)
    try {
      // Each step needs what the one before has saved.
      undos.unshift(await step());
    } catch (error) {
      failure = { error };
      break;
    }
  return { undo: undos.length === 0 ? null : () => undoAll(undos), failure };
}

async function undoAll(undos: readonly Undo[]): Promise<void> {
  for (const undo of undos) await undo();
}
