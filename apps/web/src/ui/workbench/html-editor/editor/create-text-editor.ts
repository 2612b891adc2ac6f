import { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { textNodes } from '../content/text-schema.ts';
import { writeText } from '../content/write-text.ts';
import { cleanPasted } from '../paste/clean-pasted.ts';
import { editorKeys } from './editor-keys.ts';
import { highlights } from './highlights.ts';
import { replaceText } from './replace-text.ts';
import { createStepReader } from './typed-steps.ts';

interface TextEditorOptions {
  readonly element: HTMLElement;
  readonly document: Node;
  /** The HTML that the document was opened from. It is the text again when the document is as it was, so that nothing is rewritten. */
  readonly html: string;
  /** @param isNewStep whether a step of undo begins with the change */
  readonly onText: (html: string, isNewStep: boolean) => void;
}

/** A text that is being edited. */
export interface TextEditor {
  readonly editor: Editor;
  /** The HTML of the text. */
  readonly read: () => string;
  /** Replaces the text by another one that was opened, such as an earlier state; the caret stays beside the change. */
  readonly replace: (html: string, document: Node) => void;
}

/** Creates the editor of a text in an element. The form has the steps of undo, so the editor has none. */
export function createTextEditor({ element, document, html, onText }: TextEditorOptions): TextEditor {
  let opened = { html, document: null as Node | null };
  let current = html;
  const isNewStep = createStepReader();
  const editor = new Editor({
    element,
    extensions: [...textNodes, editorKeys, highlights],
    content: document.toJSON(),
    // The policy of the pages does not allow style elements.
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    enableCoreExtensions: { delete: false, drop: false, paste: false, textDirection: false },
    editorProps: {
      // What was copied here or in another text has the elements of a text already.
      transformPastedHTML: (pasted) => (pasted.includes('data-pm-slice') ? pasted : cleanPasted(pasted)),
      handleDOMEvents: {
        beforeinput: (_view, event) => {
          // The menu of the browser would undo changes of the page that the form does not know.
          if (event.inputType.startsWith('history')) event.preventDefault();
          return event.defaultPrevented;
        },
      },
    },
    onUpdate: ({ editor: { state }, transaction }) => {
      if (transaction.getMeta(fromOutside) === true) return;
      current = opened.document?.eq(state.doc) === true ? opened.html : writeText(state.doc);
      onText(current, isNewStep(transaction));
    },
  });
  // The document of the schema of this editor.
  opened = { html, document: editor.state.doc };
  return {
    editor,
    read: () => current,
    replace(next, nextDocument) {
      current = next;
      const replaced = replaceText(editor.state, editor.schema.nodeFromJSON(nextDocument.toJSON()));
      opened = { html: next, document: replaced.doc };
      editor.view.dispatch(replaced.setMeta(fromOutside, true));
    },
  };
}

/** Marks a change that the form has made, which it is not told of. */
const fromOutside = 'fromOutside';
