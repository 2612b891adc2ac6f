import type { IconProps } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { TextEditor } from '../editor/create-text-editor.ts';

/** A tool of the text field that has a panel between the buttons and the text. */
export interface EditorTool {
  readonly id: string;
  readonly label: string;
  readonly Icon: ComponentType<IconProps>;
  /** Beside the icon, such as the number of proposals; absent without one. */
  readonly count?: number | undefined;
  /** The `code` of the key that opens it together with Ctrl and Shift. */
  readonly code?: string;
  /** @param close closes the panel and returns to the text */
  readonly renderPanel: (text: TextEditor, close: () => void) => ReactNode;
}
