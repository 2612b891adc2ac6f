import {
  changeLine,
  continueChange,
  emptyHistory,
  redo,
  undo,
  type LineHistory,
} from '@cae-map/expedition/measure/line-history';
import type { MeasuredLine } from '@cae-map/expedition/measure/measured-line';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

interface LineState {
  readonly history: LineHistory;
  /** Whether the researchers' pane is open; the line is then drawn and kept without the mode of the map. */
  readonly isPaneOpen: boolean;
}

/** The measured line, which the tool on the map and the researchers' pane share. */
export const lineStore = createStore<LineState>(() => ({ history: emptyHistory, isPaneOpen: false }));

type Change = (line: MeasuredLine) => MeasuredLine;

function update(change: (history: LineHistory) => LineHistory): void {
  lineStore.setState(({ history }) => ({ history: change(history) }));
}

/** Changes the line by one step that can be undone. */
export function editLine(change: Change): void {
  update((history) => changeLine(history, change(history.line)));
}

/** Changes the line as a part of the last step, as during a drag. */
export function continueEdit(change: Change): void {
  update((history) => continueChange(history, change(history.line)));
}

export const undoEdit = (): void => update(undo);
export const redoEdit = (): void => update(redo);

/** Removes the line and its history. */
export const forgetLine = (): void => update(() => emptyHistory);

/** Sets whether the researchers' pane is open. */
export const setPaneOpen = (isPaneOpen: boolean): void => lineStore.setState({ isPaneOpen });

/** The measured line; the component is rendered again when it changes. */
export function useLine(): MeasuredLine {
  return useStore(lineStore, ({ history }) => history.line);
}

/** Whether there are steps to undo and to redo. */
export function useCanUndo(): boolean {
  return useStore(lineStore, ({ history }) => history.past.length > 0);
}

export function useCanRedo(): boolean {
  return useStore(lineStore, ({ history }) => history.future.length > 0);
}

/** Whether the researchers' pane is open. */
export function useIsPaneOpen(): boolean {
  return useStore(lineStore, ({ isPaneOpen }) => isPaneOpen);
}
