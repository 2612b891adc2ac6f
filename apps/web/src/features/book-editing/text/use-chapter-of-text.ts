import type { ChapterRecord } from '@cae-map/contract/entities/book';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { listQuery } from '../../../lib/api/lists.ts';

/** The chapter of a text; undefined while the chapters are not loaded. */
export function useChapterOfText({
  chapter_id: id,
}: {
  readonly chapter_id: number;
}): ChapterRecord | undefined {
  const { data } = useQuery(listQuery(useApiClient(), 'listAllChapters'));
  return data?.records.find(({ chapter_id }) => chapter_id === id);
}
