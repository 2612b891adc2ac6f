import type {
  TargetLanguage,
  TranslatableFormat,
} from '@cae-map/contract/entities/translations/translatable-fields';
import type { TextRange } from '@cae-map/expedition/search/words/words';
import type { TargetHandle } from './target-handle.ts';

/** What is lit in the text of an editor; nothing of it is stored. */
export interface TargetLights {
  /** The plain characters for which the ranges were found. */
  readonly text: string;
  readonly twin: readonly TextRange[];
  readonly proposed: readonly TextRange[];
}

export interface TargetEditorProps {
  readonly format: TranslatableFormat;
  readonly language: TargetLanguage;
  readonly label: string;
  readonly value: string;
  readonly lights: TargetLights | null;
  /** @param isNewStep whether a step of undo begins with the change */
  readonly onChange: (value: string, isNewStep: boolean) => void;
  /** Is called when the caret moves, with its offset in the plain characters. */
  readonly onCaret: (offset: number) => void;
  /** Is called with the editor when it is ready, and with null when it ends. */
  readonly onHandle: (handle: TargetHandle | null) => void;
}

/** The attributes of the control. */
export interface TargetAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': boolean;
}
