import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPosition } from '../testing/arbitraries.ts';
import { changeLine, continueChange, emptyHistory, maxUndoSteps, redo, undo } from './line-history.ts';
import { addPoint, type MeasuredLine } from './measured-line.ts';

const lineOf = (...longitudes: number[]): MeasuredLine => ({
  points: longitudes.map((longitude) => [0, longitude] as const),
});

test('undo restores each earlier line, and redo each later one, for any sequence of changes', () => {
  fc.assert(
    fc.property(fc.array(anyPosition, { maxLength: 20 }), (points) => {
      const states = [emptyHistory];
      for (const point of points) {
        const last = states.at(-1) ?? emptyHistory;
        const next = changeLine(last, addPoint(last.line, point));
        if (next !== last) states.push(next);
      }
      const lines = states.map(({ line }) => line);
      let history = states.at(-1) ?? emptyHistory;
      for (const line of lines.toReversed()) {
        expect(history.line).toEqual(line);
        history = undo(history);
      }
      for (const line of lines) {
        expect(history.line).toEqual(line);
        history = redo(history);
      }
    }),
  );
});

test('undo and redo without a state return the same history', () => {
  expect(undo(emptyHistory)).toBe(emptyHistory);
  expect(redo(emptyHistory)).toBe(emptyHistory);
});

test('a change after undo removes the undone lines', () => {
  const undone = undo(changeLine(changeLine(emptyHistory, lineOf(1)), lineOf(1, 2)));
  const changed = changeLine(undone, lineOf(1, 3));
  expect(redo(changed)).toBe(changed);
  expect(undo(changed).line).toEqual(lineOf(1));
});

test('continueChange is reverted together with the change before it', () => {
  const pressed = changeLine(changeLine(emptyHistory, lineOf(1)), lineOf(2));
  const dragged = continueChange(continueChange(pressed, lineOf(3)), lineOf(4));
  expect(dragged.line).toEqual(lineOf(4));
  expect(undo(dragged).line).toEqual(lineOf(1));
});

test('changeLine keeps a limited number of earlier lines', () => {
  let history = emptyHistory;
  for (let index = 0; index < maxUndoSteps + 20; index++) history = changeLine(history, lineOf(index));
  expect(history.past).toHaveLength(maxUndoSteps);
  expect(changeLine(history, history.line)).toBe(history);
});
