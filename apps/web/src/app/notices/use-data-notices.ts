import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { failureMessage } from '../../lib/api/failure-message.ts';
import { useExpeditionQuery } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { Notice } from '../../lib/notices/notices.ts';

/** Returns notices about the data: that a copy of an earlier visit is shown, or that they failed to load. */
export function useDataNotices(): Notice[] {
  const { language, messages } = useLanguage();
  const { data, error } = useExpeditionQuery();
  const savedAt = data?.savedAt ?? null;
  const failure: unknown = error ?? data?.imagesFailure ?? null;
  const notices: Notice[] = [];
  if (savedAt !== null) {
    const day = formatDate(savedAt.slice(0, 10), 'YYYY-MM-DD', language) ?? savedAt;
    notices.push({
      id: 'saved-data',
      kind: 'warning',
      title: messages.failure.savedDataTitle,
      message: messages.failure.savedData(day),
    });
  }
  if (failure !== null) {
    notices.push({
      id: 'initialization-error',
      kind: 'error',
      title: messages.failure.initializationTitle,
      message: messages.failure.initialization(failureMessage(failure, messages)),
    });
  }
  return notices;
}
