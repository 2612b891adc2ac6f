import type { TextRange } from '@cae-map/expedition/search/words/words';
import type { TextEditor } from '../../../ui/workbench/html-editor/editor/create-text-editor.ts';
import {
  readPlainPositions,
  toDocumentRange,
  toPlainOffset,
} from '../../../ui/workbench/html-editor/editor/plain-positions.ts';

/** The editor of a translation, whatever its format is. Ranges are in UTF-16 offsets of its plain characters. */
export interface TargetHandle {
  readonly focus: () => void;
  /** Inserts characters in place of the selection. */
  readonly insert: (characters: string) => void;
  readonly select: (range: TextRange) => void;
  readonly selection: () => TextRange;
}

/** @param change stores the text and puts the caret behind what was inserted */
export function createPlainHandle(
  area: HTMLTextAreaElement,
  change: (text: string, caret: number) => void,
): TargetHandle {
  return {
    focus: () => {
      area.focus();
      area.setSelectionRange(area.value.length, area.value.length);
    },
    insert(characters) {
      const { value, selectionStart: start, selectionEnd: end } = area;
      change(value.slice(0, start) + characters + value.slice(end), start + characters.length);
      area.focus();
    },
    select([start, end]) {
      area.focus();
      area.setSelectionRange(start, end);
    },
    selection: () => [area.selectionStart, area.selectionEnd],
  };
}

export function createHtmlHandle({ editor }: TextEditor): TargetHandle {
  return {
    focus: () => editor.commands.focus('end'),
    // As text: what a memory offers has no elements.
    insert: (characters) => editor.chain().focus().insertContent({ type: 'text', text: characters }).run(),
    select(range) {
      const found = toDocumentRange(readPlainPositions(editor.state.doc), ...range);
      if (found !== null) editor.chain().focus().setTextSelection(found).scrollIntoView().run();
    },
    selection() {
      const positions = readPlainPositions(editor.state.doc);
      const { from, to } = editor.state.selection;
      return [toPlainOffset(positions, from), toPlainOffset(positions, to)];
    },
  };
}
