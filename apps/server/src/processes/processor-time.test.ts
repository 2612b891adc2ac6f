import { expect, test } from 'vitest';
import { readProcessorTime } from './processor-time.ts';

const isLinux = process.platform === 'linux';

test.runIf(isLinux)('the processor time of a process is that which the process itself measures', () => {
  const { user, system } = process.cpuUsage();
  const measured = (user + system) / 1000;
  const read = readProcessorTime(process.pid) ?? 0;
  expect(read).toBeGreaterThan(measured / 2);
  expect(read).toBeLessThan((process.cpuUsage().user + process.cpuUsage().system) / 500);
});

test('a process that does not exist has no processor time', () => {
  expect(readProcessorTime(undefined)).toBeUndefined();
  expect(readProcessorTime(2 ** 31 - 1)).toBeUndefined();
});
