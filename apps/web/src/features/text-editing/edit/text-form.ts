import type { TextRevision } from '@cae-map/contract/entities/book';
import type { FormSection } from '../../../ui/workbench/kind/form-section.ts';
import type { TextField } from './text-draft.ts';

const text = { kind: 'text' } as const;
const line = { kind: 'line' } as const;
const date = { kind: 'date', min: '1900-01-01', max: '1999-12-31' } as const;

/** The form of a text. Its chapter, its position and its images keep their values. */
export const textForm: readonly FormSection<TextRevision, TextField>[] = [
  {
    id: 'text',
    items: [
      { field: 'text_content', control: text, language: 'ru' },
      { field: 'text_content_en', control: text, language: 'en' },
    ],
  },
  {
    id: 'heading',
    items: [
      { field: 'text_onplace', control: line, language: 'ru' },
      { field: 'text_onplace_en', control: line, language: 'en' },
    ],
  },
  {
    id: 'time',
    items: [
      { field: 'text_date', control: date },
      { field: 'text_enddate', control: date },
      { field: 'date_format', control: { kind: 'choice', values: ['YYYY-MM-DD', 'YYYY-MM', 'YYYY'] } },
    ],
  },
];
