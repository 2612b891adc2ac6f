import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { editingMessages } from './messages/index.ts';
import { FailurePage } from '../feedback/failure-page.tsx';
import { LoadingPage } from '../feedback/loading-page.tsx';

interface WithRecordsProps<Item> {
  readonly query: UseQueryResult<readonly Item[]>;
  readonly children: (records: readonly Item[]) => ReactNode;
}

/** Renders what needs a list of records once it is loaded; before, the loading or the failure with a retry. */
export function WithRecords<Item>({ query: { data, error, refetch }, children }: WithRecordsProps<Item>) {
  const { messages } = useLanguage(editingMessages);
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingPage />;
  return <FailurePage error={error} onRetry={() => void refetch()} title={messages.editing.loadFailed} />;
}
