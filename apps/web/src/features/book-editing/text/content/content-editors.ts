import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { createStore } from 'zustand/vanilla';
import type { TextEditor } from '../../../../ui/workbench/html-editor/editor/create-text-editor.ts';

type ContentEditors = Readonly<Record<RecordLanguage, TextEditor | null>>;

/** The open editors of a text, by language; null for a language that is edited as HTML or is not open. */
export const contentEditorsStore = createStore<ContentEditors>(() => ({ ru: null, en: null }));
