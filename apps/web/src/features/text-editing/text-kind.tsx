import type { TextRevision } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import type { TextInLanguage } from '@cae-map/expedition/texts/titles';
import type { ReactNode } from 'react';
import { paths } from '../../lib/url/paths.ts';
import { editorPaths } from '../../lib/url/record-paths.ts';
import type { EditorSection } from '../../ui/workbench/kind/editor-section.ts';
import { FieldLabelsProvider } from '../../ui/workbench/kind/field-labels-context.ts';
import type { KindScreen, OrderProps, RecordKind } from '../../ui/workbench/kind/record-kind.ts';
import { recordScreens } from '../../ui/workbench/record-screens.tsx';
import { checkText } from './edit/check-text.ts';
import { textDraft, type TextField } from './edit/text-draft.ts';
import { useTextFieldLabels } from './edit/text-fields.ts';
import { textForm } from './edit/text-form.ts';
import { TextHead } from './edit/text-head.tsx';
import { TextPreview } from './edit/text-preview.tsx';
import { textEditingMessages } from './messages/index.ts';

const { edit, changes, deleted } = editorPaths('text');

/** The texts in the order of their chapters. */
function TextsInOrder({ records, children }: OrderProps<TextRevision>) {
  return children(records);
}

function TextFieldLabels({ children }: { readonly children: ReactNode }) {
  return <FieldLabelsProvider value={useTextFieldLabels()}>{children}</FieldLabelsProvider>;
}

/** The dates and the place of a text, by which editors recognize it; without both, its number. */
function readTextTitle(text: TextRevision, language: ContentLanguage): TextInLanguage {
  const { dates, place } = textEntry(text, language);
  const parts = [dates ?? '', place.text].filter((part) => part.trim() !== '');
  if (parts.length > 0)
    return { text: parts.join(' · '), language: dates === null ? place.language : language };
  return { text: textEditingMessages.read(language).textEdit.entry(text.text_id), language };
}

function readTextSections(language: ContentLanguage, current: KindScreen | null): readonly EditorSection[] {
  const { textSections: labels } = textEditingMessages.read(language);
  return [
    { path: paths.books(), label: labels.books, isCurrent: false },
    { path: changes, label: labels.changes, isCurrent: current === 'changes' },
    { path: deleted, label: labels.deleted, isCurrent: current === 'deleted' },
    { path: paths.proposals(), label: labels.corrections, isCurrent: false },
  ];
}

/** The record kind of texts of books for the workbench. */
const textKind: RecordKind<TextRevision, TextField> = {
  entity: 'text',
  drafts: textDraft,
  paths: { edit },
  readMessages(language) {
    const { textEdit, textFields, textSections, textLists } = textEditingMessages.read(language);
    return {
      ...textEdit,
      editor: textEdit.title,
      notFoundLinks: [
        { to: paths.books(), label: textSections.books },
        { to: deleted, label: textLists.deleted.title },
      ],
      help: textFields.help,
      changes: {
        ...textLists.changes,
        restore: textLists.deleted.restore,
        restored: textLists.deleted.restored,
      },
    };
  },
  readTitle: readTextTitle,
  Order: TextsInOrder,
  FieldLabelsSource: TextFieldLabels,
  readSections: readTextSections,
  check: checkText,
  form: textForm,
  FormHead: TextHead,
  Preview: TextPreview,
  hasWholePages: true,
  deleted: {
    entity: 'text',
    readMessages: (language) => textEditingMessages.read(language).textLists.deleted,
  },
};

/** The screens on which texts are edited, and those of their recent changes and of the deleted ones. */
export const textScreens = recordScreens(textKind);
