import type { Editor } from '@tiptap/core';
import { act } from '@testing-library/react';

/** The editor of a field in which a text is edited as it looks. */
export function editorOf(field: HTMLElement): Editor {
  // Tiptap stores the editor instance as a property of its DOM element.
  const editor = (field as HTMLElement & { readonly editor?: Editor }).editor;
  if (editor === undefined) throw new Error('the element is no text editor');
  return editor;
}

/** Replaces the text of a field by HTML, as if it had been written there. */
export function writeHtml(field: HTMLElement, html: string): void {
  act(() => void editorOf(field).commands.setContent(html));
}

/** Selects characters of a field, which must be in one text node. */
export function selectText(field: HTMLElement, characters: string): void {
  const editor = editorOf(field);
  let from = -1;
  editor.state.doc.descendants((node, at) => {
    const index = node.text?.indexOf(characters) ?? -1;
    if (from === -1 && index !== -1) from = at + index;
  });
  if (from === -1) throw new Error(`the text has no “${characters}”`);
  act(() => void editor.commands.setTextSelection({ from, to: from + characters.length }));
}
