import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import { textIn } from '@cae-map/expedition/texts/titles';
import { useMemo } from 'react';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import type { OrderProps, RecordKind } from '../../../ui/workbench/kind/record-kind.ts';
import { recordScreens } from '../../../ui/workbench/record-screens.tsx';
import { readBookSections } from '../book-sections.ts';
import { compareChapters } from '../compare-order.ts';
import { createFieldLabelsSource } from '../field-labels-source.tsx';
import { bookEditingMessages } from '../messages/index.ts';
import { readQueryNumber } from '../read-query.ts';
import { createBlankChapter } from './blank-chapter.ts';
import { chapterDraft, type ChapterField } from './chapter-draft.ts';
import { ChapterPages } from './chapter-pages.tsx';
import { checkChapter } from './check-chapter.ts';

const { edit } = editorPaths('chapter');
const line = { kind: 'line' } as const;
const date = { kind: 'date', min: '1900-01-01', max: '1999-12-31' } as const;

function ChaptersInOrder({ records, children }: OrderProps<ChapterRevision>) {
  return children(useMemo(() => records.toSorted(compareChapters), [records]));
}

/** Chapters of books, as the workbench edits them. */
export const chapterKind: RecordKind<ChapterRevision, ChapterField> = {
  entity: 'chapter',
  drafts: chapterDraft,
  paths: { edit },
  readMessages(language) {
    const { chapterEdit, chapterFields, chapterLists, bookLists } = bookEditingMessages.read(language);
    return {
      ...chapterEdit,
      editor: chapterEdit.title,
      notFoundLinks: [{ to: editorPaths('book').list, label: bookLists.list.title }],
      help: chapterFields.help,
      changes: chapterLists.changes,
    };
  },
  readTitle: (chapter, language) => textIn(chapter, 'chapter_title', language),
  Order: ChaptersInOrder,
  FieldLabelsSource: createFieldLabelsSource('chapter'),
  readSections: (language, current) => readBookSections('chapter', language, current),
  check: checkChapter,
  form: [
    {
      id: 'chapter',
      items: [
        { field: 'chapter_title', control: line, language: 'ru', isRequired: true },
        { field: 'chapter_title_en', control: line, language: 'en', isRequired: true },
      ],
    },
    {
      id: 'time',
      items: [
        { field: 'chapter_fromdate', control: date },
        { field: 'chapter_todate', control: date },
      ],
    },
  ],
  FormHead: ChapterPages,
  creation: {
    readNeighbour: (search) => readQueryNumber(search, 'book'),
    create: createBlankChapter,
    readTitle: (_chapters, _bookId, language) => bookEditingMessages.read(language).chapterCreation.title,
    readMessages(language) {
      const { chapterCreation } = bookEditingMessages.read(language);
      return {
        title: chapterCreation.title,
        create: chapterCreation.create,
        created: chapterCreation.created,
      };
    },
  },
  hasWholePages: true,
  deleted: {
    entity: 'chapter',
    readMessages: (language) => bookEditingMessages.read(language).chapterLists.deleted,
  },
};

/** The screens on which chapters are edited and added, and those of their recent changes and of the deleted ones. */
export const chapterScreens = recordScreens(chapterKind);
