import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';

/** A part of a text, in positions of its document; the end is excluded. */
export interface DocumentRange {
  readonly from: number;
  readonly to: number;
}

/**
 * How parts of a text are shown beyond its marks; nothing of it is stored. Each kind has its attribute, such as `data-highlight-found`, because
 * overlapping highlights are on the same element.
 */
export type HighlightKind = 'found' | 'proposed' | 'twin' | 'selected';

interface HighlightChange {
  readonly kind: HighlightKind;
  readonly ranges: readonly DocumentRange[];
}

const key = new PluginKey<DecorationSet>('highlights');

/** Shows highlights as decorations, which move with the text. */
export const highlights = Extension.create({
  name: 'highlights',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, shown) => change(transaction, shown),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

function change(transaction: Transaction, shown: DecorationSet): DecorationSet {
  const moved = shown.map(transaction.mapping, transaction.doc);
  // Only `setHighlight` sets it.
  const changed = transaction.getMeta(key) as HighlightChange | undefined;
  if (changed === undefined) return moved;
  const { kind, ranges } = changed;
  const others = moved.remove(moved.find(undefined, undefined, (spec) => spec['kind'] === kind));
  const decorations = ranges
    .filter(({ from, to }) => from < to && to <= transaction.doc.content.size)
    .map(({ from, to }) => Decoration.inline(from, to, { [`data-highlight-${kind}`]: '' }, { kind }));
  return others.add(transaction.doc, decorations);
}

/** Replaces the highlights of a kind. */
export function setHighlight(view: EditorView, kind: HighlightKind, ranges: readonly DocumentRange[]): void {
  if (view.isDestroyed) return;
  if (ranges.length === 0 && readHighlight(view.state, kind).length === 0) return;
  view.dispatch(view.state.tr.setMeta(key, { kind, ranges } satisfies HighlightChange));
}

/** The highlights of a kind where they are now. */
export function readHighlight(state: EditorState, kind: HighlightKind): DocumentRange[] {
  const found = key.getState(state)?.find(undefined, undefined, (spec) => spec['kind'] === kind) ?? [];
  return found.map(({ from, to }) => ({ from, to }));
}
