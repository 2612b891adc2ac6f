import { placeAttributes } from '@cae-map/contract/html-allow-list';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { textAttributesOf } from '../content/text-attributes.ts';
import { placeIdsOf, placeLinkAttributes } from './text-links.ts';

/** The ids of the places that the paragraph of the selection is about. */
export function placesOfParagraph({ selection: { $from } }: EditorState): number[] {
  return placeIdsOf(textAttributesOf($from.parent));
}

/** Sets the places that the paragraph of the selection is about, up to four; its other attributes stay. */
export function setPlacesOfParagraph(state: EditorState, placeIds: readonly number[]): Transaction {
  const { $from } = state.selection;
  const names: readonly string[] = placeAttributes;
  const others = textAttributesOf($from.parent).filter(([name]) => !names.includes(name));
  const attributes = [...placeLinkAttributes(placeIds), ...others];
  return state.tr.setNodeAttribute($from.before(), 'attributes', attributes);
}
