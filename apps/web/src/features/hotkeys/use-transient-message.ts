import { useCallback, useEffect, useState } from 'react';

/** How long a message is shown, in milliseconds. */
const messageMilliseconds = 4000;

interface TransientMessage {
  readonly text: string;
  /** Changes with every announcement, even of the same text. */
  readonly count: number;
}

/** Returns the current message, null after it has expired, and a function that announces a text. */
export function useTransientMessage(): readonly [
  message: TransientMessage | null,
  announce: (text: string) => void,
] {
  const [message, setMessage] = useState<TransientMessage | null>(null);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), messageMilliseconds);
    return () => clearTimeout(timer);
  }, [message]);
  const announce = useCallback(
    (text: string) => setMessage((before) => ({ text, count: (before?.count ?? 0) + 1 })),
    [],
  );
  return [message, announce];
}
