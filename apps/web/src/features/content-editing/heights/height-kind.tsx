import { heightBounds } from '@cae-map/contract/entities/height-bounds';
import type { HeightRevision } from '@cae-map/contract/entities/place-data/height-editing';
import { paths } from '../../../lib/url/paths.ts';
import { newRecordId } from '../../../ui/workbench/kind/record-kind.ts';
import { recordScreens } from '../../../ui/workbench/record-screens.tsx';
import { createContentKind } from '../kind/create-content-kind.tsx';
import { comparePlaceTitles, readPlaceTitle } from '../kind/place-title.ts';
import { noPlace } from '../kind/places-field.tsx';
import { PublicPage } from '../kind/public-page.tsx';
import { checkHeight } from './check-height.ts';
import { heightDraft, type HeightField } from './height-draft.ts';
import { HeightPlaceField } from './height-place-field.tsx';

const line = { kind: 'line' } as const;

const blankHeight: HeightRevision = {
  height_id: newRecordId,
  place_id: noPlace,
  // Not a number: the field is empty.
  metres: Number.NaN,
  source_ru: '',
  source_en: '',
  title_ru: '',
  title_en: '',
  version: 1,
  updated_at: '1970-01-01T00:00:00.000Z',
  updated_by: null,
};

/** Heights with a source, as the workbench edits them. */
const heightKind = createContentKind<HeightRevision, HeightField>({
  entity: 'height',
  drafts: heightDraft,
  readTitle: (height, language) => readPlaceTitle(height, height.place_id, language),
  readSearchText: ({ title_ru, title_en, source_ru, source_en }) => [
    title_ru,
    title_en,
    source_ru,
    source_en,
  ],
  compare: comparePlaceTitles,
  createBlank: () => blankHeight,
  check: checkHeight,
  form: [
    {
      id: 'height',
      items: [
        { field: 'place_id', Control: HeightPlaceField },
        {
          field: 'metres',
          control: { kind: 'number', min: heightBounds.lowest, max: heightBounds.highest, isInteger: true },
          isRequired: true,
        },
      ],
    },
    {
      id: 'source',
      items: [
        { field: 'source_ru', control: line, language: 'ru', isRequired: true },
        { field: 'source_en', control: line, language: 'en', isRequired: true },
      ],
    },
  ],
  FormHead: ({ record: { height_id: id, place_id: placeId } }) =>
    id === newRecordId || placeId === noPlace ? null : <PublicPage path={paths.place(placeId)} />,
});

/** The screens on which heights are listed, edited and added, and those of their recent changes and of the deleted ones. */
export const heightScreens = recordScreens(heightKind);
