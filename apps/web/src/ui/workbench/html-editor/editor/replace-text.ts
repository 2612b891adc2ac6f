import type { Node } from '@tiptap/pm/model';
import { Selection, type EditorState, type Transaction } from '@tiptap/pm/state';

/** Makes the change to another document that replaces only what differs. The caret is at the end of it if it was in it or before it. */
export function replaceText(state: EditorState, next: Node): Transaction {
  const { doc, tr } = state;
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return tr;
  // Equal characters at both ends of the difference must not be replaced twice.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [to, nextTo] = [end.a + overlap, end.b + overlap];
  tr.replace(start, to, next.slice(start, nextTo));
  // A difference in the levels of lists may be fitted in another way.
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  return tr.setSelection(Selection.near(tr.doc.resolve(Math.min(nextTo, tr.doc.content.size)), -1));
}
