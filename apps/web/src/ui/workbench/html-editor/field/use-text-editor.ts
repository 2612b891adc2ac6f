import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { openText, type OpenedText } from '../content/open-text.ts';
import { createTextEditor, type TextEditor } from '../editor/create-text-editor.ts';

/** Why only the HTML of a text can be edited. */
export type PlainReason = Exclude<OpenedText, { readonly kind: 'edited' }>;

interface TextEditorState {
  /** The element that the editor is put into. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** Null until the editor is in its element. */
  readonly text: TextEditor | null;
  /** Null for a text that the editor can hold. */
  readonly plain: PlainReason | null;
}

/**
 * Edits a text in an element, and follows its value when the form changes it.
 * @param onChange is called after each change in the editor, also with the first text when it is as it was
 */
export function useTextEditor(
  value: string,
  onChange: (html: string, isNewStep: boolean) => void,
): TextEditorState {
  const host = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(() => ({ html: value, content: openText(value) }));
  const [text, setText] = useState<TextEditor | null>(null);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const { html, content } = opened;
    if (content.kind !== 'edited' || host.current === null) return undefined;
    const created = createTextEditor({
      element: host.current,
      document: content.document,
      html,
      onText: (next, isNewStep) => change(next, isNewStep),
    });
    setText(created);
    return () => {
      created.editor.destroy();
      setText(null);
    };
  }, [opened]);
  // The form has undone, discarded or restored something.
  const isForeign = text !== null && value !== text.read();
  const foreign = useMemo(() => (isForeign ? openText(value) : null), [isForeign, value]);
  if (foreign !== null && foreign.kind !== 'edited' && opened.content.kind === 'edited')
    setOpened({ html: value, content: foreign });
  useEffect(() => {
    if (text === null || foreign?.kind !== 'edited' || value === text.read()) return;
    text.replace(value, foreign.document);
  }, [text, value, foreign]);
  return { host, text, plain: opened.content.kind === 'edited' ? null : opened.content };
}
