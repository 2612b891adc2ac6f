/** What a process sent to a reader. */
export interface Observation {
  readonly process: number;
  /** The number of the last write by record. */
  readonly values: ReadonlyMap<number, number>;
  /** When the request was sent, in milliseconds. */
  readonly sentAt: number;
  /** Since when the process has been ready without an interruption, in milliseconds. */
  readonly readySince: number;
}

/** A write that was stored, by the history of the database. */
export interface StoredWrite {
  readonly record: number;
  readonly write: number;
}

/** The writes of editors. Each record has one editor, who numbers the writes from 1. Times are those of one clock, in milliseconds. */
export interface WriteLedger {
  /** The next write of a record is sent. @returns its number */
  send(record: number): number;
  /** The last sent write was acknowledged. */
  acknowledge(record: number, at: number): void;
  /** The last sent write had no response, and the record contains it. */
  find(record: number): void;
  /** Compares what a process sent with the writes that it must know. */
  observe(observation: Observation): void;
  /** Compares the history and the records of the database with the acknowledged writes. */
  compare(history: readonly StoredWrite[], records: ReadonlyMap<number, number>): WriteComparison;
  /** When the last write of a record was acknowledged; 0 before the first one. */
  lastAcknowledged(record: number): number;
  readonly counts: { readonly acknowledged: number; readonly foundWithoutResponse: number };
  /** From the response to a write until another reader saw it, in milliseconds, for each process that was ready. */
  readonly delays: readonly number[];
  /** Responses without a write that the process had to know, as sentences. */
  readonly late: readonly string[];
}

export interface WriteComparison {
  /** Acknowledged writes that the history does not contain, or that the record has lost. */
  readonly lost: readonly string[];
  /** Writes that are in the history more than once. */
  readonly repeated: readonly string[];
}

interface RecordState {
  sent: number;
  /** The times of the acknowledgements by number. */
  readonly acknowledged: Map<number, number>;
  /** The last acknowledged write. */
  last: number;
  /** The last write that each process has sent to a reader. */
  readonly seen: Map<number, number>;
}

/** @param limit after which a process that is ready must send a write, in milliseconds */
export function createWriteLedger(limit: number): WriteLedger {
  const states = new Map<number, RecordState>();
  const delays: number[] = [];
  const late: string[] = [];
  let foundWithoutResponse = 0;

  function stateOf(record: number): RecordState {
    const present = states.get(record);
    if (present !== undefined) return present;
    const created = { sent: 0, acknowledged: new Map(), last: 0, seen: new Map() };
    states.set(record, created);
    return created;
  }

  function observeRecord(record: number, value: number, { process, sentAt, readySince }: Observation): void {
    const state = stateOf(record);
    const before = state.seen.get(process) ?? 0;
    for (let write = before + 1; write <= value; write += 1) {
      const at = state.acknowledged.get(write);
      // The delay of a process that was not ready says nothing.
      if (at !== undefined && readySince <= at) delays.push(Math.max(0, sentAt - at));
    }
    state.seen.set(process, Math.max(before, value));
    if (sentAt - readySince < limit) return;
    for (let write = value + 1; write <= state.last; write += 1) {
      const at = state.acknowledged.get(write);
      if (at === undefined || sentAt - at < limit) continue;
      late.push(
        `process ${process} sent record ${record} with write ${value}, ${Math.round(sentAt - at)} ms after write ${write} was acknowledged`,
      );
      return;
    }
  }

  return {
    delays,
    late,
    get counts() {
      const acknowledged = [...states.values()].reduce((sum, state) => sum + state.acknowledged.size, 0);
      return { acknowledged, foundWithoutResponse };
    },
    lastAcknowledged(record) {
      const state = stateOf(record);
      return state.acknowledged.get(state.last) ?? 0;
    },
    send(record) {
      const state = stateOf(record);
      state.sent += 1;
      return state.sent;
    },
    acknowledge(record, at) {
      const state = stateOf(record);
      state.acknowledged.set(state.sent, at);
      state.last = state.sent;
    },
    find: () => void (foundWithoutResponse += 1),
    observe(observation) {
      for (const [record, value] of observation.values) observeRecord(record, value, observation);
    },
    compare(history, records) {
      const lost: string[] = [];
      const repeated: string[] = [];
      const times = new Map<string, number>();
      const nameOf = (record: number, write: number): string => `write ${write} of record ${record}`;
      for (const { record, write } of history) {
        const name = nameOf(record, write);
        times.set(name, (times.get(name) ?? 0) + 1);
      }
      for (const [name, count] of times) if (count > 1) repeated.push(`${name} is stored ${count} times`);
      for (const [record, { acknowledged, last }] of states) {
        for (const write of acknowledged.keys())
          if (!times.has(nameOf(record, write))) lost.push(`${nameOf(record, write)} is not in the history`);
        const value = records.get(record) ?? 0;
        if (value < last) lost.push(`record ${record} has write ${value}, after ${last} was acknowledged`);
      }
      return { lost, repeated };
    },
  };
}
