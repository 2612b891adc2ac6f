import type { TextRecord } from '@cae-map/contract/entities/book';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { chapterTextsQuery } from '../../../lib/api/texts/chapter-texts-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { Neighbour, NeighboursProps } from '../../../ui/workbench/kind/record-kind.ts';
import { readTextTitle } from './text-title.ts';
import { useChapterOfText } from './use-chapter-of-text.ts';

/** Finds the texts before and after one in its chapter, of which visitors read all texts as well; none until they are loaded. */
export function TextNeighbours({ record: text, children }: NeighboursProps<TextRevision>) {
  const { language } = useLanguage();
  const chapter = useChapterOfText(text);
  const query = chapterTextsQuery(useApiClient(), chapter?.book_id ?? 0, text.chapter_id);
  const { data: texts = [] } = useQuery(chapter === undefined ? { ...query, queryFn: skipToken } : query);
  const index = texts.findIndex(({ text_id }) => text_id === text.text_id);
  const [previous, next] = index === -1 ? [] : [texts[index - 1], texts[index + 1]];
  const toNeighbour = (record: TextRecord | undefined): Neighbour | undefined =>
    record && { id: record.text_id, title: readTextTitle(record, language).text };
  return children(toNeighbour(previous), toNeighbour(next));
}
