import { workBounds } from '@cae-map/contract/entities/work-bounds';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { createSourcesControl } from '../../../ui/workbench/citations/sources-control.tsx';
import type { FormSection } from '../../../ui/workbench/kind/form-section.ts';
import { createContentControl } from './content/content-control.tsx';
import { RelatedImagesField } from './images/related-images-field.tsx';
import { textDraft, type TextField } from './text-draft.ts';

const line = { kind: 'line' } as const;
const date = { kind: 'date', min: '1900-01-01', max: '1999-12-31' } as const;

/** The form of a text. Its chapter and its position keep their values. */
export const textForm: readonly FormSection<TextRevision, TextField>[] = [
  {
    id: 'text',
    items: [
      { field: 'text_content', Control: createContentControl('ru') },
      { field: 'text_content_en', Control: createContentControl('en') },
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
  { id: 'images', items: [{ field: 'related_image_ids', Control: RelatedImagesField }] },
  {
    id: 'sources',
    items: [
      { field: 'sources', Control: createSourcesControl({ drafts: textDraft, most: workBounds.citations }) },
    ],
  },
];
