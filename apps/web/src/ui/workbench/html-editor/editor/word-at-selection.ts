import type { EditorState } from '@tiptap/pm/state';
import type { DocumentRange } from './highlights.ts';

const lettersBefore = /[\p{L}\p{M}\p{N}’'-]*$/u;
const lettersAfter = /^[\p{L}\p{M}\p{N}’'-]*/u;

/** The selection without white space at its ends, or the word of the caret; empty if there is none. */
export function wordAtSelection({ doc, selection: { $from, from, to } }: EditorState): DocumentRange {
  if (from !== to) {
    // A character for each position, so that the lengths of the trimmed ends are positions.
    const selected = doc.textBetween(from, to, '\n', '\n');
    const start = from + (selected.length - selected.trimStart().length);
    return { from: start, to: Math.max(start, to - (selected.length - selected.trimEnd().length)) };
  }
  const { parent, parentOffset } = $from;
  if (!parent.isTextblock) return { from, to: from };
  const before = parent.textBetween(0, parentOffset, '\n', '\n');
  const after = parent.textBetween(parentOffset, parent.content.size, '\n', '\n');
  return {
    from: from - (lettersBefore.exec(before)?.[0].length ?? 0),
    to: from + (lettersAfter.exec(after)?.[0].length ?? 0),
  };
}
