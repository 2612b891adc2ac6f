import { personBounds } from '@cae-map/contract/entities/people/person-bounds';
import { personGroups } from '@cae-map/contract/entities/person';
import type { PersonRevision } from '@cae-map/contract/entities/people/person-editing';
import { textIn } from '@cae-map/expedition/texts/titles';
import { paths } from '../../../lib/url/paths.ts';
import { createSourcesControl } from '../../../ui/workbench/citations/sources-control.tsx';
import { createHtmlControl } from '../../../ui/workbench/form/html-control.tsx';
import { newRecordId, type RecordKind } from '../../../ui/workbench/kind/record-kind.ts';
import { recordScreens } from '../../../ui/workbench/record-screens.tsx';
import { createContentKind } from '../kind/create-content-kind.tsx';
import { PublicPage } from '../kind/public-page.tsx';
import { createSlugControl } from '../kind/slug-control.tsx';
import { checkPerson } from './check-person.ts';
import { personDraft, type PersonField } from './person-draft.ts';
import { StretchesField } from './stretches-field.tsx';

const line = { kind: 'line' } as const;
const text = { kind: 'text' } as const;
const isNew = ({ person_number: id }: PersonRevision): boolean => id === newRecordId;

const blankPerson: PersonRevision = {
  person_number: newRecordId,
  person_id: '',
  seqid: 0,
  group: 'other',
  name_ru: '',
  name_en: '',
  other_names: '',
  born: '',
  died: '',
  role_ru: '',
  role_en: '',
  about_ru: '',
  about_en: '',
  fate_ru: '',
  fate_en: '',
  stretches: [],
  sources: [],
  version: 1,
  updated_at: '1970-01-01T00:00:00.000Z',
  updated_by: null,
};

/** People, as the workbench edits them. */
const personKind: RecordKind<PersonRevision, PersonField> = createContentKind<PersonRevision, PersonField>({
  entity: 'person',
  drafts: personDraft,
  readTitle: ({ name_ru, name_en }, language) => textIn({ name: name_ru, name_en }, 'name', language),
  readSearchText: ({ name_ru, name_en, other_names, role_ru, role_en }) => [
    name_ru,
    name_en,
    other_names,
    role_ru,
    role_en,
  ],
  compare: (one, other) => one.seqid - other.seqid || one.person_number - other.person_number,
  createBlank: () => blankPerson,
  check: checkPerson,
  form: [
    {
      id: 'names',
      items: [
        { field: 'name_ru', control: line, language: 'ru', isRequired: true },
        { field: 'name_en', control: line, language: 'en', isRequired: true },
        { field: 'other_names', control: text },
        {
          field: 'person_id',
          Control: createSlugControl({ entity: 'person', drafts: personDraft, field: 'person_id', isNew }),
        },
      ],
    },
    {
      id: 'life',
      items: [
        { field: 'born', control: line },
        { field: 'died', control: line },
        { field: 'role_ru', control: line, language: 'ru', isRequired: true },
        { field: 'role_en', control: line, language: 'en', isRequired: true },
        { field: 'group', control: { kind: 'choice', values: personGroups } },
      ],
    },
    {
      id: 'about',
      items: [
        {
          field: 'about_ru',
          Control: createHtmlControl({ drafts: personDraft, field: 'about_ru', language: 'ru' }),
        },
        {
          field: 'about_en',
          Control: createHtmlControl({ drafts: personDraft, field: 'about_en', language: 'en' }),
        },
        { field: 'fate_ru', control: text, language: 'ru' },
        { field: 'fate_en', control: text, language: 'en' },
      ],
    },
    { id: 'journey', items: [{ field: 'stretches', Control: StretchesField }] },
    {
      id: 'sources',
      items: [
        {
          field: 'sources',
          Control: createSourcesControl({ drafts: personDraft, most: personBounds.sources }),
        },
      ],
    },
  ],
  FormHead: ({ record }) => (isNew(record) ? null : <PublicPage path={paths.person(record.person_id)} />),
});

/** The screens on which people are listed, edited and added, and those of their recent changes and of the deleted ones. */
export const personScreens = recordScreens(personKind);
