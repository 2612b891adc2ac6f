import type { TraceEvent } from '../frames/main-thread.ts';

const begin = 'bench:load';
const end = 'bench:end';
const taskName = 'RunTask';
/** The events in a task that are not script, style or layout; they depend on the renderer. */
const drawingNames: ReadonlySet<string> = new Set(['Paint', 'Layerize', 'Commit', 'CompositeLayers']);

/**
 * Reads the work of the main thread while a page loads: the processor time in milliseconds of all tasks between the marks,
 * without paint, layerize and commit. Script events, which are counted while the map is moved, would not suffice here, since
 * the handling of a fetch response has no event but its task.
 */
export function readLoadWork(events: readonly TraceEvent[]): number {
  const first = events.find(({ name }) => name === begin);
  const last = events.find(({ name }) => name === end);
  if (!first || !last) throw new Error('the trace does not contain the whole load');
  const threadEvents = events.filter(
    ({ pid, tid, ph, ts }) =>
      pid === first.pid && tid === first.tid && ph === 'X' && ts >= first.ts && ts < last.ts,
  );
  const tasks = outermost(threadEvents.filter(({ name }) => name === taskName));
  const drawing = outermost(threadEvents.filter(({ name }) => drawingNames.has(name)));
  return sum(tasks) - sum(drawing.filter(({ ts }) => tasks.some((task) => contains(task, ts))));
}

/** The events that are not nested in another one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let lastEnd = Number.NEGATIVE_INFINITY;
  return events
    .toSorted((one, other) => one.ts - other.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < lastEnd) return false;
      lastEnd = ts + dur;
      return true;
    });
}

function contains({ ts, dur = 0 }: TraceEvent, time: number): boolean {
  return time >= ts && time < ts + dur;
}

function sum(events: readonly TraceEvent[]): number {
  return events.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
}
