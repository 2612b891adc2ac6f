import { formatDate } from '@cae-map/expedition/dates';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useExpeditionQuery } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';

/** How long an error stays, in milliseconds. */
export const errorDurationMilliseconds = 50_000;

/** Tells the visitor when the data are an earlier visit's copy, or could not be had at all. */
export function useDataNotices() {
  const { language, words } = useLanguage();
  const { data, error } = useExpeditionQuery();
  const savedAt = data?.savedAt ?? null;
  const failure = error ?? data?.imagesFailure ?? null;

  useEffect(() => {
    if (savedAt === null) return undefined;
    const id = notifications.show({
      title: words.failure.savedDataTitle,
      message: words.failure.savedData(formatDate(savedAt.slice(0, 10), 'YYYY-MM-DD', language) ?? savedAt),
      color: 'yellow',
      autoClose: errorDurationMilliseconds,
      closeButtonProps: { 'aria-label': words.failure.close },
    });
    return () => void notifications.hide(id);
  }, [savedAt, language, words]);

  useEffect(() => {
    if (failure === null) return undefined;
    const id = notifications.show({
      title: words.failure.initializationTitle,
      message: words.failure.initialization(failureWords(failure, words)),
      color: 'red',
      autoClose: errorDurationMilliseconds,
      closeButtonProps: { 'aria-label': words.failure.close },
    });
    return () => void notifications.hide(id);
  }, [failure, words]);
}
