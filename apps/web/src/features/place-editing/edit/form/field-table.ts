import {
  accuracyLevels,
  placeSizes,
  placeTypes,
  tooltipPositions,
  transports,
  visitedOnValues,
} from '@cae-map/contract/enumerations';
import type { FieldControl, FormField as RecordFormField } from '../../../../ui/editing/form/form-field.ts';
import type { EditedField } from '../draft/draft-store.ts';

/** The groups of the form, in its order. */
export const fieldGroups = ['names', 'position', 'stay', 'way', 'map', 'texts', 'editors'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** A field of the form. */
export type FormField = RecordFormField<EditedField>;

const line = { kind: 'line' } as const;
const text = { kind: 'text' } as const;
const check = { kind: 'check' } as const;
const date = { kind: 'date', min: '1900-01-01', max: '1999-12-31' } as const;
const choice = (values: readonly (string | null)[]): FieldControl => ({ kind: 'choice', values });

/** The fields of each group; the position and the line to the place have controls of their own at the beginning of their groups. */
export const formFields: Readonly<Record<FieldGroup, readonly FormField[]>> = {
  names: [
    { field: 'title_ru', control: line, language: 'ru' },
    { field: 'title_en', control: line, language: 'en' },
    { field: 'title_modern', control: line },
  ],
  position: [
    { field: 'accuracy_level', control: choice(accuracyLevels) },
    { field: 'location_reference', control: text, language: 'ru' },
    { field: 'location_reference_en', control: text, language: 'en' },
  ],
  stay: [
    { field: 'date', control: date },
    { field: 'enddate', control: date },
    { field: 'date_format', control: choice(['YYYY-MM-DD', 'YYYY-MM', 'YYYY', null]) },
    { field: 'date_acc', control: { kind: 'approximate' } },
  ],
  way: [
    { field: 'go_by', control: choice([null, ...transports]) },
    { field: 'path_ref_req', control: check },
    { field: 'path_ref_req_info', control: text },
    { field: 'hide_distance', control: check },
    { field: 'ispathpart', control: check },
  ],
  map: [
    { field: 'minzoom', control: { kind: 'number', min: -30, max: 30 } },
    { field: 'tooltip_position', control: choice([null, ...tooltipPositions]) },
    { field: 'zoom', control: choice([null, ...placeSizes]) },
    { field: 'visited_on', control: choice(visitedOnValues) },
    { field: 'place_type', control: choice(placeTypes) },
  ],
  texts: [
    { field: 'notes', control: text, language: 'ru' },
    { field: 'notes_en', control: text, language: 'en' },
    { field: 'overnight_place', control: line, language: 'ru' },
    { field: 'overnight_place_en', control: line, language: 'en' },
    { field: 'traveler_todo', control: text, language: 'ru' },
    { field: 'traveler_todo_en', control: text, language: 'en' },
  ],
  editors: [{ field: 'content_todo', control: text }],
};
