import { afterEach, beforeEach, vi } from 'vitest';

/** Console methods whose calls make a test fail. */
const levels = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level);
});

afterEach(() => {
  const messages = levels.flatMap((level) =>
    vi.mocked(console[level]).mock.calls.map(([first]) => String(first)),
  );
  vi.restoreAllMocks();
  if (messages.length > 0) throw new Error(`unexpected console output: ${messages.join('; ')}`);
});
