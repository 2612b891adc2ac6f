import { ApiError } from '@cae-map/contract/api/client';
import type { Catalogue } from '../language/catalogue-ru.ts';

/** The message for a failed API request, in the language of the page. */
export function failureMessage(error: unknown, messages: Catalogue): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  switch (error.kind) {
    case 'timeout':
      return messages.failure.timeout;
    case 'network':
      return messages.failure.network;
    case 'unreadable':
      return messages.failure.unreadable;
    case 'refused':
      if (error.code === 'forbidden') return messages.failure.forbidden;
      if (error.code === 'session_of_disabled_account') return messages.failure.disabled;
      return refusalMessage(error, messages);
  }
}

function refusalMessage({ status = 0 }: ApiError, { failure }: Catalogue): string {
  if (status === 401) return failure.sessionEnded;
  if (status === 404 || status === 410) return failure.gone;
  return status === 409 ? failure.changedElsewhere : failure.refused(status);
}
