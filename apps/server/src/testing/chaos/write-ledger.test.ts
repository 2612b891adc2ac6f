import { expect, test } from 'vitest';
import { createWriteLedger } from './write-ledger.ts';

const limit = 5_000;

/** A ledger whose first writes of the record 1 were acknowledged, each at its number in seconds. */
function ledgerWith(writes: number) {
  const ledger = createWriteLedger(limit);
  for (let write = 1; write <= writes; write += 1) {
    ledger.send(1);
    ledger.acknowledge(1, write * 1_000);
  }
  return ledger;
}

const observe = (ledger: ReturnType<typeof ledgerWith>, value: number, sentAt: number, readySince = 0) =>
  ledger.observe({ process: 0, values: new Map([[1, value]]), sentAt, readySince });

test('a history with every acknowledged write once has lost nothing, also with a write that had no response', () => {
  const ledger = ledgerWith(2);
  ledger.send(1);
  const history = [1, 2, 3].map((write) => ({ record: 1, write }));
  expect(ledger.compare(history, new Map([[1, 3]]))).toEqual({ lost: [], repeated: [] });
  expect(ledger.counts.acknowledged).toBe(2);
});

test('an acknowledged write that the history does not contain is lost, although a later one is stored', () => {
  const { lost } = ledgerWith(2).compare([{ record: 1, write: 2 }], new Map([[1, 2]]));
  expect(lost).toEqual(['write 1 of record 1 is not in the history']);
});

test('a record with an earlier write than the last acknowledged one has lost it', () => {
  const history = [1, 2].map((write) => ({ record: 1, write }));
  expect(ledgerWith(2).compare(history, new Map([[1, 1]])).lost).toEqual([
    'record 1 has write 1, after 2 was acknowledged',
  ]);
  expect(ledgerWith(2).compare(history, new Map()).lost).toHaveLength(1);
});

test('a write that is in the history twice is reported', () => {
  const history = [1, 1].map((write) => ({ record: 1, write }));
  expect(ledgerWith(1).compare(history, new Map([[1, 1]])).repeated).toEqual([
    'write 1 of record 1 is stored 2 times',
  ]);
});

test('a process that was ready all the time is late when it does not send a write after the limit', () => {
  const ledger = ledgerWith(1);
  observe(ledger, 0, 5_999);
  expect(ledger.late).toEqual([]);
  observe(ledger, 0, 6_000);
  expect(ledger.late).toHaveLength(1);
});

test('a process that has just become ready is not late, and its delay is not measured', () => {
  const ledger = ledgerWith(1);
  observe(ledger, 0, 20_000, 16_000);
  observe(ledger, 1, 20_500, 16_000);
  expect(ledger.late).toEqual([]);
  expect(ledger.delays).toEqual([]);
});

test('the delay of each write is measured once for each process', () => {
  const ledger = ledgerWith(2);
  observe(ledger, 1, 1_200);
  observe(ledger, 1, 1_400);
  observe(ledger, 2, 2_300);
  expect(ledger.delays).toEqual([200, 300]);
});
