import { markName, movements } from './path.ts';
import type { Movement } from './path.ts';

/** The fields of a trace event that are read. Times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The processor time within `dur`. */
  readonly tdur?: number;
}

/** The work of the main thread during one movement, in milliseconds of processor time. */
export interface Work {
  /** The work from the start of each frame to the start of the next. */
  readonly frames: readonly number[];
  /** The work of each task. */
  readonly tasks: readonly number[];
  /** The part of it in style recalculation, layout, pre-paint and hit tests that no script forced. */
  readonly layout: number;
}

/** The trace categories that contain all counted events. */
export const traceCategories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** The counted events: script, garbage collection, style and layout, but not paint, commit and compositing. */
const scriptNames = [
  'EvaluateScript',
  'v8.compile',
  'FunctionCall',
  'EventDispatch',
  'HandlePostMessage',
  'TimerFire',
  'FireAnimationFrame',
  'FireIdleCallback',
  'RunMicrotasks',
  // Garbage collection.
  'MinorGC',
  'MajorGC',
  'V8.GC_MC_INCREMENTAL',
  'BlinkGC.AtomicPhase',
];
const layoutNames = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'HitTest'];
const countedNames: ReadonlySet<string> = new Set([...scriptNames, ...layoutNames]);
const taskName = 'RunTask';
const frameName = 'FireAnimationFrame';

/**
 * Reads from a trace the work of the main thread for each movement of the path.
 *
 * Counted is the processor time (`tdur`, which excludes waiting) of script, garbage collection, style, layout, hit tests and
 * pre-paint; nested events are counted once. Not counted are paint, layerize, commit, workers and other processes.
 *
 * A frame lasts from the start of a task that runs animation frame callbacks to the start of the next such task.
 */
export function readWork(events: readonly TraceEvent[]): ReadonlyMap<Movement, Work> {
  return readWorkByMark(events, movements);
}

/**
 * Reads the work between marks with any names.
 * @param names the names of the marks, without `end`, which follows the last one
 */
export function readWorkByMark<Name extends string>(
  events: readonly TraceEvent[],
  names: readonly Name[],
): ReadonlyMap<Name, Work> {
  const marks = readMarks(events, names);
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks;
  const threadEvents = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const tasks = readTasks(threadEvents);
  return new Map(
    names.map((name) => {
      const own = tasks.filter(({ start }) => markNameAt(marks, start) === markName(name));
      return [name, summarizeTasks(own)];
    }),
  );
}

interface Task {
  /** The timestamp in microseconds. */
  readonly start: number;
  readonly startsFrame: boolean;
  /** The counted work, and the part of it in layout. */
  readonly milliseconds: number;
  readonly layout: number;
}

/** @param events the events of one thread, sorted by time */
function readTasks(events: readonly TraceEvent[]): Task[] {
  const tasks = outermost(events.filter(({ name }) => name === taskName));
  const counted = groupByTask(tasks, outermost(events.filter(({ name }) => countedNames.has(name))));
  const frames = groupByTask(
    tasks,
    events.filter(({ name }) => name === frameName),
  );
  return tasks.map(({ ts }, index) => {
    const own = counted[index] ?? [];
    return {
      start: ts,
      startsFrame: (frames[index] ?? []).length > 0,
      milliseconds: sumMilliseconds(own),
      layout: sumMilliseconds(own.filter(({ name }) => layoutNames.includes(name))),
    };
  });
}

function sumMilliseconds(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

/** The events that are not nested in another one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return events.filter((event) => {
    if (event.ts < end) return false;
    end = endTime(event);
    return true;
  });
}

/** Groups events by the task in which they start. Both lists are sorted by time. */
function groupByTask(tasks: readonly TraceEvent[], events: readonly TraceEvent[]): TraceEvent[][] {
  let next = 0;
  const advanceTo = (time: number): number => {
    for (let event = events[next]; event && event.ts < time; event = events[next]) next += 1;
    return next;
  };
  return tasks.map((task) => events.slice(advanceTo(task.ts), advanceTo(endTime(task))));
}

function endTime({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

function summarizeTasks(tasks: readonly Task[]): Work {
  const frames: number[] = [];
  for (const { startsFrame, milliseconds } of tasks) {
    const frame = startsFrame ? undefined : frames.pop();
    frames.push((frame ?? 0) + milliseconds);
  }
  return {
    frames,
    tasks: tasks.map(({ milliseconds }) => milliseconds),
    layout: tasks.reduce((sum, { layout }) => sum + layout, 0),
  };
}

/** The marks, sorted by time. Throws when the end mark is missing. */
function readMarks(events: readonly TraceEvent[], parts: readonly string[]): TraceEvent[] {
  const names: ReadonlySet<string> = new Set([...parts, 'end'].map(markName));
  const marks = events.filter(({ name }) => names.has(name)).sort((one, other) => one.ts - other.ts);
  if (marks.at(-1)?.name !== markName('end')) throw new Error('the trace does not contain the whole path');
  return marks;
}

function markNameAt(marks: readonly TraceEvent[], time: number): string | undefined {
  return marks.findLast(({ ts }) => ts <= time)?.name;
}
