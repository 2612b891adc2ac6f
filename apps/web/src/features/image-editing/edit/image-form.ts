import { imageTypes, visibilityLevels } from '@cae-map/contract/enumerations';
import { maxSideOfWork, minSideOfWork } from '@cae-map/contract/entities/images/work-bounds';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { FormSection } from '../../../ui/workbench/kind/form-section.ts';
import type { ImageField } from '../records/image-fields.ts';
import { FrameField } from './frame/frame-field.tsx';
import { PlaceField } from './place-field.tsx';

const line = { kind: 'line' } as const;
const optionalLine = { kind: 'line', isOptional: true } as const;
const text = { kind: 'text' } as const;
const check = { kind: 'check' } as const;
const id = { kind: 'number', min: 1, max: 2_147_483_647, isInteger: true, isOptional: true } as const;
const side = { kind: 'number', min: minSideOfWork, max: maxSideOfWork, isOptional: true } as const;
const order = { kind: 'number', min: -2_147_483_648, max: 2_147_483_647, isInteger: true } as const;

/** The form of an image. */
export const imageForm: readonly FormSection<ImageRevision, ImageField>[] = [
  {
    id: 'captions',
    items: [
      { field: 'title_ru', control: text, language: 'ru' },
      { field: 'title_en', control: text, language: 'en' },
      { field: 'author_ru', control: line, language: 'ru' },
      { field: 'author_en', control: line, language: 'en' },
    ],
  },
  {
    id: 'painting',
    items: [
      { field: 'technique_ru', control: line, language: 'ru' },
      { field: 'technique_en', control: line, language: 'en' },
      { field: 'height_cm', control: side },
      { field: 'width_cm', control: side },
      { field: 'series_ru', control: line, language: 'ru' },
      { field: 'series_en', control: line, language: 'en' },
      { field: 'inventory_number', control: line },
    ],
  },
  { id: 'frame', items: [{ field: 'crop', Control: FrameField }] },
  {
    id: 'kind',
    items: [
      { field: 'image_type', control: { kind: 'choice', values: imageTypes } },
      { field: 'visibility_level', control: { kind: 'choice', values: visibilityLevels } },
      { field: 'is_illustration', control: check },
      { field: 'image_enabled', control: check },
      { field: 'is_reviewed', control: check },
    ],
  },
  {
    id: 'position',
    items: [
      { field: 'place_id', Control: PlaceField },
      { kind: 'position' },
      { field: 'minzoom', control: { kind: 'number', min: -30, max: 30, isOptional: true } },
    ],
  },
  {
    id: 'time',
    items: [
      {
        field: 'datetime_original',
        control: { kind: 'date', min: '1000-01-01', max: '2099-12-31', hasTime: true },
      },
      { field: 'date_format', control: { kind: 'choice', values: ['YYYY-MM-DD', 'YYYY-MM', 'YYYY', null] } },
      { field: 'year', control: { kind: 'number', min: 1, max: 9999, isInteger: true, isOptional: true } },
      { field: 'enddate', control: { kind: 'date', min: '1800-01-01', max: '2099-12-31' } },
    ],
  },
  {
    id: 'rights',
    items: [
      { field: 'ownership_ru', control: line },
      { field: 'ownership', control: optionalLine },
      { field: 'rights_holder', control: line },
      { field: 'licence', control: line },
      { field: 'is_original_public', control: check },
    ],
  },
  {
    id: 'more',
    items: [
      { field: 'until_place_id', control: id },
      { field: 'related_image_id', control: id },
      { field: 'image_seqid', control: order },
      { field: 'video_id', control: optionalLine },
      {
        field: 'video_starttime',
        control: { kind: 'number', min: 0, max: 86_400, isInteger: true, isOptional: true },
      },
    ],
  },
];
