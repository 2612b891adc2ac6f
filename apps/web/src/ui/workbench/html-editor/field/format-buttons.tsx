import {
  IconArrowsDiff,
  IconBlockquote,
  IconBold,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconSuperscript,
  type IconProps,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../controls/button.tsx';
import { editingMessages } from '../../messages/index.ts';
import type { TextEditor } from '../editor/create-text-editor.ts';
import { isAboutAccounts, toggleAboutAccounts } from '../editor/accounts-differ.ts';
import { hasEmphasis, toggleEmphasis } from '../editor/emphasis.ts';
import styles from './html-field.module.css';
import { useEditorState } from './use-editor-state.ts';

type FormatName = 'strong' | 'em' | 'sup' | 'heading' | 'quote' | 'bullets' | 'numbers' | 'accounts';

interface Format {
  readonly name: FormatName;
  readonly Icon: ComponentType<IconProps>;
  readonly isActive: (editor: Editor) => boolean;
  readonly toggle: (editor: Editor) => void;
}

const formats: readonly Format[] = [
  {
    name: 'strong',
    Icon: IconBold,
    isActive: (editor) => hasEmphasis(editor, 'strong'),
    toggle: (editor) => toggleEmphasis(editor, 'strong'),
  },
  {
    name: 'em',
    Icon: IconItalic,
    isActive: (editor) => hasEmphasis(editor, 'em'),
    toggle: (editor) => toggleEmphasis(editor, 'em'),
  },
  {
    name: 'sup',
    Icon: IconSuperscript,
    isActive: (editor) => editor.isActive('sup'),
    toggle: (editor) => editor.chain().focus().toggleMark('sup').run(),
  },
  {
    name: 'heading',
    Icon: IconH3,
    isActive: (editor) => editor.isActive('h3'),
    toggle: (editor) => editor.chain().focus().toggleNode('h3', 'paragraph').run(),
  },
  {
    name: 'quote',
    Icon: IconBlockquote,
    isActive: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
  },
  {
    name: 'bullets',
    Icon: IconList,
    isActive: (editor) => editor.isActive('ul'),
    toggle: (editor) => editor.chain().focus().toggleList('ul', 'li').run(),
  },
  {
    name: 'numbers',
    Icon: IconListNumbers,
    isActive: (editor) => editor.isActive('ol'),
    toggle: (editor) => editor.chain().focus().toggleList('ol', 'li').run(),
  },
  {
    name: 'accounts',
    Icon: IconArrowsDiff,
    isActive: ({ state }) => isAboutAccounts(state),
    toggle(editor) {
      const transaction = toggleAboutAccounts(editor.state);
      if (transaction !== null) editor.view.dispatch(transaction);
      editor.commands.focus();
    },
  },
];

/** The buttons that format the selection; those of its present format are pressed. */
export function FormatButtons({ text }: { readonly text: TextEditor | null }) {
  const { messages } = useLanguage(editingMessages);
  useEditorState(text);
  return formats.map(({ name, Icon, isActive, toggle }) => (
    <Button
      key={name}
      look="bare"
      className={styles.tool}
      label={messages.editing.htmlField.formats[name]}
      aria-pressed={text !== null && isActive(text.editor)}
      aria-disabled={text === null}
      onClick={() => text !== null && toggle(text.editor)}
    >
      <Icon size={18} stroke={1.8} aria-hidden="true" />
    </Button>
  ));
}
