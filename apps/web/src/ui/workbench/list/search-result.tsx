import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { FailurePage } from '../../feedback/failure-page.tsx';
import { recordListMessages } from './messages/index.ts';
import styles from './record-list.module.css';
import type { FoundIds } from './use-found-ids.ts';

interface SearchResultProps {
  readonly search: Pick<FoundIds, 'error' | 'retry'>;
  readonly isEmpty: boolean;
  /** What is shown instead of an empty list; by default that nothing was found. */
  readonly emptyText?: string | undefined;
  /** The list, and the tools for its chosen records. */
  readonly children: ReactNode;
}

/** The result of a search: the list, that nothing was found, or that the search has failed, with a retry. */
export function SearchResult({ search: { error, retry }, isEmpty, emptyText, children }: SearchResultProps) {
  const { messages } = useLanguage(recordListMessages);
  const { nothing, searchFailed } = messages.recordList;
  if (error !== null) return <FailurePage error={error} onRetry={retry} title={searchFailed} />;
  return isEmpty ? <p className={styles.note}>{emptyText ?? nothing}</p> : children;
}
