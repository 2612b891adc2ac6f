import { Extension } from '@tiptap/core';
import { toggleEmphasis } from './emphasis.ts';

/** The keys of a text. Tab leaves it, as it leaves every field of the form. */
export const editorKeys = Extension.create({
  name: 'editorKeys',
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => editor.commands.splitListItem('li'),
    'Shift-Enter': ({ editor }) => editor.commands.insertContent({ type: 'br' }),
    'Mod-b': ({ editor }) => toggleEmphasis(editor, 'strong'),
    'Mod-i': ({ editor }) => toggleEmphasis(editor, 'em'),
  }),
});
