import type { Position } from '@cae-map/expedition/route/geography';
import { useCallback } from 'react';
import { copyText } from './clipboard.ts';
import type { Catalogue } from '../language/catalogue-ru.ts';
import { useLanguage } from '../language/language-context.tsx';
import { notify } from './notices.ts';

/** Copies a text and tells the visitor how it went; `done` is what is said when it went well. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const { messages } = useLanguage();
  return useCallback((text, done) => copyAndTell(text, done, messages), [messages]);
}

/** Copies a position as 'latitude, longitude', in degrees; without one there is nothing to copy, which is said. */
export function useCopyCoordinates(): (position: Position | null) => Promise<void> {
  const { messages } = useLanguage();
  return useCallback(
    async (position) => {
      if (position === null) notify({ kind: 'error', message: messages.clipboard.noCoordinates });
      else await copyAndTell(position.join(', '), messages.place.coordinatesCopied, messages);
    },
    [messages],
  );
}

async function copyAndTell(text: string, done: string, messages: Catalogue): Promise<void> {
  const outcome = await copyText(text);
  switch (outcome.kind) {
    case 'copied':
      return notify({ kind: 'success', message: done });
    case 'unavailable':
      return notify({ kind: 'error', message: messages.clipboard.unavailable });
    case 'refused':
      return notify({ kind: 'error', message: messages.clipboard.failed(outcome.reason) });
  }
}
