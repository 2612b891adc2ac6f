import type { TextRange } from '@cae-map/expedition/search/words/words';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { TextEditor } from '../../../ui/workbench/html-editor/editor/create-text-editor.ts';
import { setHighlight } from '../../../ui/workbench/html-editor/editor/highlights.ts';
import {
  readPlainPositions,
  toDocumentRange,
  toPlainOffset,
} from '../../../ui/workbench/html-editor/editor/plain-positions.ts';
import { HtmlField } from '../../../ui/workbench/html-editor/field/html-field.tsx';
import type { TargetAttributes, TargetEditorProps, TargetLights } from './target-editor-props.ts';
import { createHtmlHandle } from './target-handle.ts';

interface HtmlTargetProps extends TargetEditorProps {
  readonly attributes: TargetAttributes;
}

/** The text field of the record editors for a translation with elements. */
export function HtmlTarget(properties: HtmlTargetProps) {
  const { label, value, lights, attributes } = properties;
  const [text, setText] = useState<TextEditor | null>(null);
  const onHandle = useEffectEvent(properties.onHandle);
  const onCaret = useEffectEvent(properties.onCaret);
  useEffect(() => {
    if (text === null) return undefined;
    const { editor } = text;
    const report = (): void =>
      onCaret(toPlainOffset(readPlainPositions(editor.state.doc), editor.state.selection.from));
    onHandle(createHtmlHandle(text));
    editor.on('selectionUpdate', report);
    return () => {
      editor.off('selectionUpdate', report);
      onHandle(null);
    };
  }, [text]);
  useLights(text, lights);
  const showEditor = useCallback((shown: TextEditor | null) => setText(shown), []);
  return (
    <HtmlField
      label={label}
      // Only texts in the languages of records have elements.
      language="en"
      value={value}
      attributes={attributes}
      tools={noTools}
      onChange={properties.onChange}
      onEditor={showEditor}
    />
  );
}

const noTools: readonly never[] = [];

function useLights(text: TextEditor | null, lights: TargetLights | null): void {
  useEffect(() => {
    if (text === null || text.editor.isDestroyed) return;
    const positions = readPlainPositions(text.editor.state.doc);
    const isCurrent = lights?.text === positions.text;
    const toDocument = (ranges: readonly TextRange[] = []) =>
      isCurrent ? ranges.flatMap((range) => toDocumentRange(positions, ...range) ?? []) : [];
    setHighlight(text.editor.view, 'twin', toDocument(lights?.twin));
    setHighlight(text.editor.view, 'proposed', toDocument(lights?.proposed));
  }, [text, lights]);
}
