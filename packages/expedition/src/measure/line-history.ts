import { emptyLine, type MeasuredLine } from './measured-line.ts';

/** A measured line with its earlier states, and with the states that were undone. */
export interface LineHistory {
  readonly line: MeasuredLine;
  /** The oldest first. */
  readonly past: readonly MeasuredLine[];
  /** The one that was undone last first. */
  readonly future: readonly MeasuredLine[];
}

/** A line without points and without history. */
export const emptyHistory: LineHistory = { line: emptyLine, past: [], future: [] };

/** The earlier states that are kept. */
export const maxUndoSteps = 100;

/** Records a change of the line; the same line is no change. The undone states are lost. */
export function changeLine(history: LineHistory, line: MeasuredLine): LineHistory {
  if (line === history.line) return history;
  return { line, past: [...history.past, history.line].slice(-maxUndoSteps), future: [] };
}

/** Changes the line as a part of the last change, as during a drag, so that one undo step reverts all of it. */
export function continueChange(history: LineHistory, line: MeasuredLine): LineHistory {
  return line === history.line ? history : { ...history, line, future: [] };
}

/** Restores the state before the last change; without one, the history is unchanged. */
export function undo(history: LineHistory): LineHistory {
  const line = history.past.at(-1);
  if (line === undefined) return history;
  return { line, past: history.past.slice(0, -1), future: [history.line, ...history.future] };
}

/** Restores the state before the last `undo`; without one, the history is unchanged. */
export function redo(history: LineHistory): LineHistory {
  const [line, ...future] = history.future;
  if (line === undefined) return history;
  return { line, past: [...history.past, history.line], future };
}
