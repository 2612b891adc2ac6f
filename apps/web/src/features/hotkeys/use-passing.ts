import { useCallback, useEffect, useState } from 'react';

/** How long something that was said stays in sight, in milliseconds. */
const saidMilliseconds = 4000;

interface Said {
  readonly text: string;
  /** Makes the same words new when they are said again. */
  readonly count: number;
}

/** Words that pass: what was said last, null once it has been seen, and what says something. */
export function usePassing(): readonly [said: Said | null, say: (text: string) => void] {
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), saidMilliseconds);
    return () => clearTimeout(timer);
  }, [said]);
  const say = useCallback(
    (text: string) => setSaid((before) => ({ text, count: (before?.count ?? 0) + 1 })),
    [],
  );
  return [said, say];
}
