import { markOf, movements } from './path.ts';
import type { Movement } from './path.ts';

/** An event of a browser's trace, as far as it is read. Times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The part of `dur` in which the thread had a processor. */
  readonly tdur?: number;
}

/** What the main thread has done for one movement, in milliseconds of its processor. */
export interface Work {
  /** For each frame, the work from its begin to the begin of the next. */
  readonly frames: readonly number[];
  /** For each task. */
  readonly tasks: readonly number[];
  /** What of it was style, layout and what follows of them, where no script asked for it. */
  readonly layout: number;
}

/** The categories of a trace in which everything is found that is counted. */
export const traceCategories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** Script and its garbage, style, layout and what follows of it. Painting, committing and drawing are not among them. */
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
  // The collection of its garbage.
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
 * Reads the work of the main thread for each movement of the path from a trace.
 *
 * What is counted: the processor time of the thread (`tdur`, not the clock, so that waiting for the drawing or for a
 * processor counts nothing) within script, garbage collection, style, layout, hit tests and pre-paint; what lies within
 * another counted event is counted once. What is not: paint, layers, commit, the workers, and all other processes.
 *
 * A frame reaches from the begin of a task that calls animation frames to the begin of the next such task.
 */
export function readWork(events: readonly TraceEvent[]): ReadonlyMap<Movement, Work> {
  return readWorkOf(events, movements);
}

/** The same for what the marks of other names part. @param names of all parts; the mark `end` comes after the last one */
export function readWorkOf<Name extends string>(
  events: readonly TraceEvent[],
  names: readonly Name[],
): ReadonlyMap<Name, Work> {
  const marks = readMarks(events, names);
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks;
  const ofThread = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const tasks = readTasks(ofThread);
  return new Map(
    names.map((name) => {
      const own = tasks.filter(({ start }) => nameAt(marks, start) === markOf(name));
      return [name, workOf(own)];
    }),
  );
}

interface Task {
  /** Microseconds of the trace's clock. */
  readonly start: number;
  readonly startsFrame: boolean;
  /** What is counted of it, in all and of layout alone. */
  readonly milliseconds: number;
  readonly layout: number;
}

/** @param events those of one thread in order */
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

/** The events that lie in no other one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return events.filter((event) => {
    if (event.ts < end) return false;
    end = endOf(event);
    return true;
  });
}

/** For each task the events that begin in it; both are in order. */
function groupByTask(tasks: readonly TraceEvent[], events: readonly TraceEvent[]): TraceEvent[][] {
  let next = 0;
  const passTo = (time: number): number => {
    for (let event = events[next]; event && event.ts < time; event = events[next]) next += 1;
    return next;
  };
  return tasks.map((task) => events.slice(passTo(task.ts), passTo(endOf(task))));
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

function workOf(tasks: readonly Task[]): Work {
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

/** The marks of the parts, in order. */
function readMarks(events: readonly TraceEvent[], parts: readonly string[]): TraceEvent[] {
  const names: ReadonlySet<string> = new Set([...parts, 'end'].map(markOf));
  const marks = events.filter(({ name }) => names.has(name)).sort((one, other) => one.ts - other.ts);
  if (marks.at(-1)?.name !== markOf('end')) throw new Error('the trace does not hold the whole path');
  return marks;
}

function nameAt(marks: readonly TraceEvent[], time: number): string | undefined {
  return marks.findLast(({ ts }) => ts <= time)?.name;
}
