import { recordLanguages, type RecordLanguage } from '@cae-map/contract/content-languages';
import { otherLanguage, twinOf } from '@cae-map/expedition/sentences/bilingual-text';
import { sentenceAt, type Sentence } from '@cae-map/expedition/sentences/sentence-text';
import { useEffect, useEffectEvent } from 'react';
import type { TextEditor } from '../../../../ui/workbench/html-editor/editor/create-text-editor.ts';
import { setHighlight } from '../../../../ui/workbench/html-editor/editor/highlights.ts';
import {
  readPlainPositions,
  toDocumentRange,
  toPlainOffset,
} from '../../../../ui/workbench/html-editor/editor/plain-positions.ts';
import type { BilingualContent } from './bilingual-content.ts';
import { contentEditorsStore } from './content-editors.ts';

/** Highlights the sentence at the caret in one editor and its translation in the other. */
export function useTwinLight(
  text: TextEditor | null,
  language: RecordLanguage,
  content: BilingualContent,
): void {
  const light = useEffectEvent(() => {
    if (text === null || !text.editor.isFocused) return;
    const positions = readPlainPositions(text.editor.state.doc);
    const { [language]: side } = content.text;
    // A text that is being typed has its sentences again when it has been left alone for a moment.
    if (positions.text !== side.text) return;
    const sentence = sentenceAt(side, toPlainOffset(positions, text.editor.state.selection.from));
    const twins = sentence === undefined ? [] : twinOf(content.text, language, sentence.index);
    showSentences(language, content, sentence === undefined ? [] : [sentence]);
    showSentences(otherLanguage(language), content, twins);
  });
  useEffect(() => {
    if (text === null) return undefined;
    const { editor } = text;
    const show = (): void => light();
    editor.on('selectionUpdate', show);
    editor.on('focus', show);
    editor.on('blur', hideSentences);
    return () => {
      editor.off('selectionUpdate', show);
      editor.off('focus', show);
      editor.off('blur', hideSentences);
    };
  }, [text]);
  useEffect(() => light(), [content]);
}

function showSentences(
  language: RecordLanguage,
  { text: { [language]: side } }: BilingualContent,
  sentences: readonly Sentence[],
): void {
  const { [language]: shown } = contentEditorsStore.getState();
  if (shown === null || shown.editor.isDestroyed) return;
  const positions = readPlainPositions(shown.editor.state.doc);
  const ranges = sentences.flatMap(
    ({ start, text }) => toDocumentRange(positions, start, start + text.length) ?? [],
  );
  setHighlight(shown.editor.view, 'twin', positions.text === side.text ? ranges : []);
}

function hideSentences(): void {
  const editors = contentEditorsStore.getState();
  for (const language of recordLanguages) {
    const shown = editors[language];
    if (shown !== null && !shown.editor.isDestroyed) setHighlight(shown.editor.view, 'twin', []);
  }
}
