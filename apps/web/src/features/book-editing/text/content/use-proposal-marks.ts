import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { useEffect } from 'react';
import type { TextEditor } from '../../../../ui/workbench/html-editor/editor/create-text-editor.ts';
import { setHighlight, type DocumentRange } from '../../../../ui/workbench/html-editor/editor/highlights.ts';
import {
  readPlainPositions,
  toDocumentRange,
} from '../../../../ui/workbench/html-editor/editor/plain-positions.ts';
import type { LinkProposal } from './link-proposals.ts';
import type { ContentAnalysis } from './use-content-analysis.ts';

/** Where a proposal is in an editor; null if it has no range, or if the text has changed since it was made. */
export function rangeOfProposal(
  text: TextEditor,
  { range }: LinkProposal,
  plainText: string,
): DocumentRange | null {
  if (range === null) return null;
  const positions = readPlainPositions(text.editor.state.doc);
  return positions.text === plainText ? toDocumentRange(positions, ...range) : null;
}

/** Underlines the names in an editor that could be links. Nothing of it is stored. */
export function useProposalMarks(
  text: TextEditor | null,
  language: RecordLanguage,
  { content, proposals }: ContentAnalysis,
): void {
  useEffect(() => {
    if (text === null || text.editor.isDestroyed) return;
    const rangesOf = (source: LinkProposal['source']): DocumentRange[] =>
      proposals
        .filter((proposal) => proposal.source === source)
        .flatMap((proposal) => rangeOfProposal(text, proposal, content.text[language].text) ?? []);
    setHighlight(text.editor.view, 'proposed', rangesOf('otherLanguage'));
    setHighlight(text.editor.view, 'found', rangesOf('name'));
  }, [text, language, content, proposals]);
}
