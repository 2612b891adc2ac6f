// @vitest-environment jsdom
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { openText } from '../content/open-text.ts';
import { writeText } from '../content/write-text.ts';
import { isAboutAccounts, toggleAboutAccounts } from './accounts-differ.ts';

/** The state of the editor of a text, with the caret in its last block. */
function stateOf(html: string): EditorState {
  const opened = openText(html);
  if (opened.kind !== 'edited') throw new Error('the text can be edited');
  const { document } = opened;
  return EditorState.create({ doc: document, selection: TextSelection.atEnd(document) });
}

test('the paragraph of the caret becomes one about differing accounts, keeps its places, and a second time it is as before', () => {
  const html = '<p>They rose.</p><p data-text4placeid="53">Or two days later.</p>';
  const state = stateOf(html);
  const marked = toggleAboutAccounts(state);
  if (marked === null) throw new Error('the caret is in a paragraph');
  expect(writeText(marked.doc)).toBe(
    '<p>They rose.</p><p data-text4placeid="53" data-accounts-differ="true">Or two days later.</p>',
  );
  const after = state.apply(marked);
  expect([isAboutAccounts(state), isAboutAccounts(after)]).toEqual([false, true]);
  expect(writeText(toggleAboutAccounts(after)?.doc ?? after.doc)).toBe(html);
});

test('a heading is not marked', () => {
  expect(toggleAboutAccounts(stateOf('<h3>Leh</h3>'))).toBeNull();
});
