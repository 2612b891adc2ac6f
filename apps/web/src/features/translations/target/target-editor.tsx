import { useId } from 'react';
import { HtmlTarget } from './html-target.tsx';
import { PlainTarget } from './plain-target.tsx';
import type { TargetEditorProps } from './target-editor-props.ts';

/** Edits a translation: HTML as it looks, plain text in a field that grows with it. */
export function TargetEditor(properties: TargetEditorProps) {
  const id = useId();
  const attributes = { id, name: 'target', 'aria-invalid': false };
  return properties.format === 'html' ? (
    <HtmlTarget {...properties} attributes={attributes} />
  ) : (
    <PlainTarget {...properties} attributes={attributes} />
  );
}
