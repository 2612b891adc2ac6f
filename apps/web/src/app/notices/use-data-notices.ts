import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useExpeditionQuery } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { Notice } from '../../lib/notices.ts';

/** What the visitor is told about the data: that they are an earlier visit's copy, or could not be had at all. */
export function useDataNotices(): Notice[] {
  const { language, words } = useLanguage();
  const { data, error } = useExpeditionQuery();
  const savedAt = data?.savedAt ?? null;
  const failure: unknown = error ?? data?.imagesFailure ?? null;
  const notices: Notice[] = [];
  if (savedAt !== null) {
    const day = formatDate(savedAt.slice(0, 10), 'YYYY-MM-DD', language) ?? savedAt;
    notices.push({
      id: 'saved-data',
      kind: 'warning',
      title: words.failure.savedDataTitle,
      message: words.failure.savedData(day),
    });
  }
  if (failure !== null) {
    notices.push({
      id: 'initialization-error',
      kind: 'error',
      title: words.failure.initializationTitle,
      message: words.failure.initialization(failureWords(failure, words)),
    });
  }
  return notices;
}
