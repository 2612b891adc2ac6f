import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { paths } from '../../../lib/url/paths.ts';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import type { RecordKind } from '../../../ui/workbench/kind/record-kind.ts';
import { recordScreens } from '../../../ui/workbench/record-screens.tsx';
import { chosenByServer, createBlankText } from './blank-text.ts';
import { checkText } from './check-text.ts';
import { textDraft, type TextField } from './text-draft.ts';
import { textForm } from './text-form.ts';
import { TextHead } from './text-head.tsx';
import { TextNeighbours } from './text-neighbours.tsx';
import { TextPreview } from './text-preview.tsx';
import { readTextTitle } from './text-title.ts';
import { readQueryNumber } from '../read-query.ts';
import { readBookSections } from '../book-sections.ts';
import { createFieldLabelsSource } from '../field-labels-source.tsx';
import { bookEditingMessages } from '../messages/index.ts';

const { edit, deleted } = editorPaths('text');

/** The record kind of texts of books for the workbench. */
export const textKind: RecordKind<TextRevision, TextField> = {
  entity: 'text',
  drafts: textDraft,
  paths: { edit },
  readMessages(language) {
    const { textEdit, textFields, bookSections, textLists } = bookEditingMessages.read(language);
    return {
      ...textEdit,
      editor: textEdit.title,
      notFoundLinks: [
        { to: paths.books(), label: bookSections.books },
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
  Neighbours: TextNeighbours,
  FieldLabelsSource: createFieldLabelsSource('text'),
  readSections: (language, current) => readBookSections('text', language, current),
  check: checkText,
  form: textForm,
  FormHead: TextHead,
  Preview: TextPreview,
  hasWholePages: true,
  creation: {
    readNeighbour: (search) => readQueryNumber(search, 'chapter'),
    create: createBlankText,
    isAlone: true,
    chosenByServer,
    readTitle: (_texts, _chapterId, language) => bookEditingMessages.read(language).textCreation.title,
    readMessages(language) {
      const { textCreation } = bookEditingMessages.read(language);
      return {
        title: textCreation.title,
        create: textCreation.create,
        created: textCreation.created,
      };
    },
  },
  deleted: {
    entity: 'text',
    readMessages: (language) => bookEditingMessages.read(language).textLists.deleted,
  },
};

/** The screens on which texts are edited, and those of their recent changes and of the deleted ones. */
export const textScreens = recordScreens(textKind);
