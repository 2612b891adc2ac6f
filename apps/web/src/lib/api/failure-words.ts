import { ApiError } from '@cae-map/contract/api/client';
import type { Catalogue } from '../language/catalogue-ru.ts';

/** Says in the visitor's language how a call failed. */
export function failureWords(error: unknown, words: Catalogue): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  switch (error.kind) {
    case 'timeout':
      return words.failure.timeout;
    case 'network':
      return words.failure.network;
    case 'unreadable':
      return words.failure.unreadable;
    case 'refused':
      return words.failure.refused(error.status ?? 0);
  }
}
