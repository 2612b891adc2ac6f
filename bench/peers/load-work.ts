import type { TraceEvent } from '../frames/main-thread.ts';

const begin = 'bench:load';
const end = 'bench:end';
const taskName = 'RunTask';
/** What is not script, style or layout in a task: it depends on what draws. */
const drawingNames: ReadonlySet<string> = new Set(['Paint', 'Layerize', 'Commit', 'CompositeLayers']);

/**
 * The work of the main thread while a page loads: all of its tasks between the marks, in milliseconds of its processor,
 * without painting, layers and commit. While the map is moved, script is told by its events; here that would not do, since what
 * a page does with an answer that it has waited for leaves no event but its task.
 */
export function readLoadWork(events: readonly TraceEvent[]): number {
  const first = events.find(({ name }) => name === begin);
  const last = events.find(({ name }) => name === end);
  if (!first || !last) throw new Error('the trace does not hold the whole loading');
  const ofThread = events.filter(
    ({ pid, tid, ph, ts }) =>
      pid === first.pid && tid === first.tid && ph === 'X' && ts >= first.ts && ts < last.ts,
  );
  const tasks = outermost(ofThread.filter(({ name }) => name === taskName));
  const drawing = outermost(ofThread.filter(({ name }) => drawingNames.has(name)));
  return sum(tasks) - sum(drawing.filter(({ ts }) => tasks.some((task) => contains(task, ts))));
}

/** The events that lie in no other one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let reached = Number.NEGATIVE_INFINITY;
  return events
    .toSorted((one, other) => one.ts - other.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < reached) return false;
      reached = ts + dur;
      return true;
    });
}

function contains({ ts, dur = 0 }: TraceEvent, time: number): boolean {
  return time >= ts && time < ts + dur;
}

function sum(events: readonly TraceEvent[]): number {
  return events.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
}
