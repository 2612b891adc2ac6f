import type { ChainedCommands, Editor } from '@tiptap/core';

/** The elements of an emphasis; the first one is written, the others are those of older texts. */
const emphases = { strong: ['strong', 'b'], em: ['em', 'i'] } as const;
export type Emphasis = keyof typeof emphases;

/** Whether the selection has an emphasis. */
export function hasEmphasis(editor: Editor, emphasis: Emphasis): boolean {
  return emphases[emphasis].some((element) => editor.isActive(element));
}

/** Adds an emphasis to the selection, or removes it. */
export function toggleEmphasis(editor: Editor, emphasis: Emphasis): boolean {
  const chain = editor.chain().focus();
  if (!hasEmphasis(editor, emphasis)) return chain.setMark(emphasis).run();
  return emphases[emphasis].reduce<ChainedCommands>((all, element) => all.unsetMark(element), chain).run();
}
