import type { Position } from '@cae-map/expedition/route/geography';
import { useCallback } from 'react';
import type { Catalogue } from '../language/catalogue-ru.ts';
import { useLanguage } from '../language/language-context.tsx';
import { notify } from './notices.ts';

/** `copyText` with the messages of the page, for components. */
export function useCopy(): (text: string, successMessage: string) => Promise<void> {
  const { messages } = useLanguage();
  return useCallback((text, successMessage) => copyText(text, successMessage, messages), [messages]);
}

/** Copies a position as 'latitude, longitude' in degrees; for null it shows an error. */
export function useCopyCoordinates(): (position: Position | null) => Promise<void> {
  const { messages } = useLanguage();
  return useCallback(
    async (position) => {
      if (position === null) notify({ kind: 'error', message: messages.clipboard.noCoordinates });
      else await copyText(position.join(', '), messages.place.coordinatesCopied, messages);
    },
    [messages],
  );
}

/**
 * Copies a text and shows a notice with the outcome; `successMessage` is the notice after success. Commands pass the messages
 * of their context.
 */
export async function copyText(text: string, successMessage: string, messages: Catalogue): Promise<void> {
  // The type is wrong for insecure contexts, where there is no clipboard.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return notify({ kind: 'error', message: messages.clipboard.unavailable });
  try {
    await clipboard.writeText(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return notify({ kind: 'error', message: messages.clipboard.failed(reason) });
  }
  return notify({ kind: 'success', message: successMessage });
}
