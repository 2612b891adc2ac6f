import type { Suggestion } from '@cae-map/contract/entities/translations/suggestion';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { translationsMessages } from '../messages/index.ts';
import styles from './review.module.css';

interface LoadedSuggestionsProps {
  /** The suggestions of the visitor, or those of all users that wait for review. */
  readonly whose: 'own' | 'open';
  readonly children: (suggestions: readonly Suggestion[]) => ReactNode;
}

/** Suggestions, once they are loaded. The list is loaded again when the visitor returns to the window. */
export function LoadedSuggestions({ whose, children }: LoadedSuggestionsProps) {
  const { messages } = useLanguage(translationsMessages);
  const { data, error, refetch } = useQuery({
    ...callQuery(useRequiredClient(), 'listSuggestions', { whose }),
    refetchOnWindowFocus: true,
  });
  if (data !== undefined) return <div className={styles.scroll}>{children(data)}</div>;
  if (error === null) return <LoadingPage />;
  const title = messages.translationErrors.load_error;
  return <FailurePage error={error} onRetry={() => void refetch()} title={title} />;
}
