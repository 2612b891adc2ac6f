import { useCallback, useEffect, useState } from 'react';

/** How long a message is visible, in milliseconds. */
const messageMilliseconds = 4000;

interface TransientMessage {
  readonly text: string;
  /** Distinguishes repeated messages with the same text. */
  readonly count: number;
}

/** A message that disappears by itself: the current message or null, and a function that shows one. */
export function useTransientMessage(): readonly [
  message: TransientMessage | null,
  show: (text: string) => void,
] {
  const [message, setMessage] = useState<TransientMessage | null>(null);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), messageMilliseconds);
    return () => clearTimeout(timer);
  }, [message]);
  const show = useCallback(
    (text: string) => setMessage((before) => ({ text, count: (before?.count ?? 0) + 1 })),
    [],
  );
  return [message, show];
}
