import { workKinds } from '@cae-map/contract/entities/work';
import { workBounds } from '@cae-map/contract/entities/work-bounds';
import type { WorkRevision } from '@cae-map/contract/entities/works/work-editing';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { paths } from '../../../lib/url/paths.ts';
import { newRecordId, type RecordKind } from '../../../ui/workbench/kind/record-kind.ts';
import { recordScreens } from '../../../ui/workbench/record-screens.tsx';
import { createContentKind } from '../kind/create-content-kind.tsx';
import { PublicPage } from '../kind/public-page.tsx';
import { createSlugControl } from '../kind/slug-control.tsx';
import { checkWork } from './check-work.ts';
import { workDraft, type WorkField } from './work-draft.ts';

const line = { kind: 'line' } as const;
const text = { kind: 'text' } as const;
const isNew = ({ work_number: id }: WorkRevision): boolean => id === newRecordId;

const blankWork: WorkRevision = {
  work_number: newRecordId,
  work_id: '',
  seqid: 0,
  kind: 'study',
  author_ru: '',
  author_en: '',
  title_ru: '',
  title_en: '',
  year: null,
  publication_ru: '',
  publication_en: '',
  url: null,
  note_ru: '',
  note_en: '',
  version: 1,
  updated_at: '1970-01-01T00:00:00.000Z',
  updated_by: null,
};

/** Works of the bibliography, as the workbench edits them. */
const workKind: RecordKind<WorkRevision, WorkField> = createContentKind<WorkRevision, WorkField>({
  entity: 'work',
  drafts: workDraft,
  readTitle: (work, language) => ({ text: getTitle(work, language), language }),
  readSearchText: ({ title_ru, title_en, author_ru, author_en, work_id }) => [
    title_ru,
    title_en,
    author_ru,
    author_en,
    work_id,
  ],
  compare: (one, other) => one.seqid - other.seqid || one.work_number - other.work_number,
  createBlank: () => blankWork,
  check: checkWork,
  form: [
    {
      id: 'work',
      items: [
        { field: 'title_ru', control: line, language: 'ru', isRequired: true },
        { field: 'title_en', control: line, language: 'en', isRequired: true },
        { field: 'author_ru', control: line, language: 'ru' },
        { field: 'author_en', control: line, language: 'en' },
        {
          field: 'work_id',
          Control: createSlugControl({ entity: 'work', drafts: workDraft, field: 'work_id', isNew }),
        },
        { field: 'kind', control: { kind: 'choice', values: workKinds } },
      ],
    },
    {
      id: 'publication',
      items: [
        { field: 'publication_ru', control: line, language: 'ru' },
        { field: 'publication_en', control: line, language: 'en' },
        {
          field: 'year',
          control: {
            kind: 'number',
            min: workBounds.firstYear,
            max: workBounds.lastYear,
            isInteger: true,
            isOptional: true,
          },
        },
        { field: 'url', control: { kind: 'line', isOptional: true } },
      ],
    },
    {
      id: 'note',
      items: [
        { field: 'note_ru', control: text, language: 'ru' },
        { field: 'note_en', control: text, language: 'en' },
      ],
    },
  ],
  FormHead: ({ record }) => (isNew(record) ? null : <PublicPage path={paths.work(record.work_id)} />),
});

/** The screens on which works are listed, edited and added, and those of their recent changes and of the deleted ones. */
export const workScreens = recordScreens(workKind);
