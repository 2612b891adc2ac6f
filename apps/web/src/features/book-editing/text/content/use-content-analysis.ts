import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { useMemo } from 'react';
import { debounceMilliseconds, useDebounced } from '../../../../lib/timing/use-debounced.ts';
import { readBilingualContent, type BilingualContent } from './bilingual-content.ts';
import { proposeLinks, type LinkProposal } from './link-proposals.ts';
import type { Linkable } from '../../../../ui/workbench/record-links/use-linkable.ts';

export interface ContentAnalysis {
  readonly content: BilingualContent;
  /** None until the places are loaded. */
  readonly proposals: readonly LinkProposal[];
}

/** The sentences of a text and the links that it could have in a language, once it has not been typed in for some time. */
export function useContentAnalysis(
  { text_content, text_content_en, text_date }: TextRevision,
  language: RecordLanguage,
  linkable: Linkable | null,
): ContentAnalysis {
  const ru = useDebounced(text_content, debounceMilliseconds);
  const en = useDebounced(text_content_en, debounceMilliseconds);
  return useMemo(() => {
    const content = readBilingualContent(ru, en);
    const proposals = linkable === null ? [] : proposeLinks(content, language, linkable, text_date);
    return { content, proposals };
  }, [ru, en, language, linkable, text_date]);
}
