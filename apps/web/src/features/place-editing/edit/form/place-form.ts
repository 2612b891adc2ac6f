import {
  accuracyLevels,
  placeSizes,
  placeTypes,
  tooltipPositions,
  transports,
  visitedOnValues,
} from '@cae-map/contract/enumerations';
import { workBounds } from '@cae-map/contract/entities/work-bounds';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { createSourcesControl } from '../../../../ui/workbench/citations/sources-control.tsx';
import type { FieldControl } from '../../../../ui/workbench/kind/form-field.ts';
import type { FormSection } from '../../../../ui/workbench/kind/form-section.ts';
import { placeDraft, type EditedField } from '../draft/draft-store.ts';
import { LineField } from './line-field.tsx';

const line = { kind: 'line' } as const;
const text = { kind: 'text' } as const;
const check = { kind: 'check' } as const;
const date = { kind: 'date', min: '1900-01-01', max: '1999-12-31' } as const;
const choice = (values: readonly (string | null)[]): FieldControl => ({ kind: 'choice', values });

/** The form of a place. */
export const placeForm: readonly FormSection<PlaceRevision, EditedField>[] = [
  {
    id: 'names',
    items: [
      { field: 'title_ru', control: line, language: 'ru', isRequired: true },
      { field: 'title_en', control: line, language: 'en' },
      { field: 'title_modern', control: line },
      { field: 'title_cn', control: line, language: 'zh' },
    ],
  },
  {
    id: 'position',
    items: [
      { kind: 'position' },
      { field: 'accuracy_level', control: choice(accuracyLevels) },
      { field: 'location_reference', control: text, language: 'ru' },
      { field: 'location_reference_en', control: text, language: 'en' },
    ],
  },
  {
    id: 'stay',
    items: [
      { field: 'date', control: date },
      { field: 'enddate', control: date },
      { field: 'date_format', control: choice(['YYYY-MM-DD', 'YYYY-MM', 'YYYY', null]) },
      { field: 'date_acc', control: { kind: 'approximate' } },
    ],
  },
  {
    id: 'way',
    items: [
      { field: 'routejson', Control: LineField },
      { field: 'go_by', control: choice([null, ...transports]) },
      { field: 'path_ref_req', control: check },
      { field: 'path_ref_req_info', control: text },
      { field: 'hide_distance', control: check },
      { field: 'ispathpart', control: check },
    ],
  },
  {
    id: 'map',
    items: [
      { field: 'minzoom', control: { kind: 'number', min: -30, max: 30 } },
      { field: 'tooltip_position', control: choice([null, ...tooltipPositions]) },
      { field: 'zoom', control: choice([null, ...placeSizes]) },
      { field: 'visited_on', control: choice(visitedOnValues) },
      { field: 'place_type', control: choice(placeTypes) },
    ],
  },
  {
    id: 'texts',
    items: [
      { field: 'notes', control: text, language: 'ru' },
      { field: 'notes_en', control: text, language: 'en' },
      { field: 'overnight_place', control: line, language: 'ru' },
      { field: 'overnight_place_en', control: line, language: 'en' },
      { field: 'traveler_todo', control: text, language: 'ru' },
      { field: 'traveler_todo_en', control: text, language: 'en' },
    ],
  },
  {
    id: 'sources',
    items: [
      {
        field: 'sources',
        Control: createSourcesControl({ drafts: placeDraft, most: workBounds.citations }),
      },
    ],
  },
  { id: 'editors', items: [{ field: 'content_todo', control: text }] },
];
