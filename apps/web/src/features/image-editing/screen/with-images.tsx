import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { editingMessages } from '../../../ui/workbench/messages/index.ts';

interface WithImagesProps {
  readonly query: UseQueryResult<readonly ImageRevision[]>;
  readonly children: (images: readonly ImageRevision[]) => ReactNode;
}

/** Renders what needs the list of images once it is loaded; before, the loading or the failure with a retry. */
export function WithImages({ query: { data, error, refetch }, children }: WithImagesProps) {
  const { messages } = useLanguage(editingMessages);
  if (data !== undefined) return children(data);
  if (error === null) return <LoadingPage />;
  return <FailurePage error={error} onRetry={() => void refetch()} title={messages.editing.loadFailed} />;
}
