import { afterEach, beforeEach, vi } from 'vitest';

/** A test that makes the page complain on the console fails: warnings are bugs that nobody has met yet. */
const watched = ['error', 'warn'] as const;

beforeEach(() => {
  for (const level of watched) vi.spyOn(console, level);
});

afterEach(() => {
  const complaints = watched.flatMap((level) =>
    vi.mocked(console[level]).mock.calls.map(([first]) => String(first)),
  );
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join('; ')}`);
});
