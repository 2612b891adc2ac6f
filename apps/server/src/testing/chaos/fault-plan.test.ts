import { expect, test } from 'vitest';
import { createPlan, describeFault, storageFaults } from './fault-plan.ts';

const options = { seed: 7, count: 100, processes: 3, pauseSeconds: 5 };

test('a plan is the same for the same seed, and another one for another seed', () => {
  expect(createPlan(options)).toEqual(createPlan(options));
  expect(createPlan({ ...options, seed: 8 })).not.toEqual(createPlan(options));
});

test('a plan of 100 faults has every kind, every process, every fault of the storage and two restores', () => {
  const plan = createPlan(options);
  expect(plan).toHaveLength(100);
  expect(new Set(plan.map(({ kind }) => kind)).size).toBe(8);
  expect(new Set(plan.flatMap((fault) => ('process' in fault ? [fault.process] : [])))).toEqual(
    new Set([0, 1, 2]),
  );
  expect(new Set(plan.flatMap((fault) => ('fault' in fault ? [fault.fault] : [])))).toEqual(
    new Set(storageFaults),
  );
  const restores = plan.flatMap(({ kind }, index) => (kind === 'restore' ? [index] : []));
  expect(restores).toEqual([25, 75]);
});

test('a plan of selected kinds has only these, and its faults last as long as announced', () => {
  const plan = createPlan({ ...options, kinds: ['kill', 'pause'], pauseSeconds: 60 });
  expect(new Set(plan.map(({ kind }) => kind))).toEqual(new Set(['kill', 'pause']));
  for (const fault of plan) if (fault.kind === 'pause') expect(fault.seconds).toBe(60);
});

test('a plan of restores alone is empty, because these replace other faults', () => {
  expect(createPlan({ ...options, kinds: ['restore'] })).toEqual([]);
});

test('a fault is described with its details', () => {
  expect(describeFault({ kind: 'pause', process: 2, seconds: 60 })).toBe('pause, process 2, seconds 60');
});
