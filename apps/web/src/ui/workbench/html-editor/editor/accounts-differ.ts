import { accountsDifferAttribute } from '@cae-map/contract/html-allow-list';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { attributeOf, textAttributesOf } from '../content/text-attributes.ts';

/** Whether the paragraph of the selection tells where accounts differ. */
export function isAboutAccounts({ selection: { $from } }: EditorState): boolean {
  return attributeOf(textAttributesOf($from.parent), accountsDifferAttribute) !== null;
}

/** Marks the paragraph of the selection as one that tells where accounts differ, or removes the mark; null outside of a paragraph. */
export function toggleAboutAccounts(state: EditorState): Transaction | null {
  const { $from } = state.selection;
  if ($from.parent.type.name !== 'paragraph') return null;
  const others = textAttributesOf($from.parent).filter(([name]) => name !== accountsDifferAttribute);
  const attributes = isAboutAccounts(state)
    ? others
    : [...others, [accountsDifferAttribute, 'true'] as const];
  return state.tr.setNodeAttribute($from.before(), 'attributes', attributes);
}
