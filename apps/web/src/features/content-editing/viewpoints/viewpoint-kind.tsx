import type { ViewpointRevision } from '@cae-map/contract/entities/flight/viewpoint';
import { defaultRestSeconds, viewpointBounds } from '@cae-map/contract/entities/flight/viewpoint-bounds';
import { textIn } from '@cae-map/expedition/texts/titles';
import { paths } from '../../../lib/url/paths.ts';
import type { FieldControl } from '../../../ui/workbench/kind/form-field.ts';
import { newRecordId } from '../../../ui/workbench/kind/record-kind.ts';
import { recordScreens } from '../../../ui/workbench/record-screens.tsx';
import { createContentKind } from '../kind/create-content-kind.tsx';
import { PublicPage } from '../kind/public-page.tsx';
import { noPlace } from '../kind/places-field.tsx';
import { checkViewpoint } from './check-viewpoint.ts';
import { viewpointDraft, type ViewpointField } from './viewpoint-draft.ts';
import { ViewpointPlaceField } from './viewpoint-place-field.tsx';
import { ViewpointPreview } from './viewpoint-preview.tsx';

const number = (bounds: { readonly min: number; readonly max: number }, isInteger = false): FieldControl => ({
  kind: 'number',
  ...bounds,
  isInteger,
});

/** A camera from which a valley in the mountains is seen well. */
const blankViewpoint: ViewpointRevision = {
  viewpoint_id: newRecordId,
  seqid: 0,
  place_id: noPlace,
  altitude: 4000,
  range: 50_000,
  tilt: 75,
  heading: 0,
  rest_seconds: defaultRestSeconds,
  place_title_ru: '',
  place_title_en: '',
  version: 1,
  updated_at: '1970-01-01T00:00:00.000Z',
  updated_by: null,
};

/** The stops of the flight in 3D, as the workbench edits them. */
const viewpointKind = createContentKind<ViewpointRevision, ViewpointField>({
  entity: 'viewpoint',
  drafts: viewpointDraft,
  readTitle: ({ place_title_ru, place_title_en }, language) =>
    textIn({ title: place_title_ru, title_en: place_title_en }, 'title', language),
  readSearchText: ({ place_title_ru, place_title_en }) => [place_title_ru, place_title_en],
  compare: (one, other) => one.seqid - other.seqid || one.viewpoint_id - other.viewpoint_id,
  createBlank: () => blankViewpoint,
  check: checkViewpoint,
  form: [
    {
      id: 'stop',
      items: [
        { field: 'place_id', Control: ViewpointPlaceField },
        { field: 'rest_seconds', control: number(viewpointBounds.restSeconds, true) },
      ],
    },
    {
      id: 'camera',
      items: [
        { field: 'altitude', control: number(viewpointBounds.altitude) },
        { field: 'range', control: number(viewpointBounds.range) },
        { field: 'tilt', control: number(viewpointBounds.tilt) },
        { field: 'heading', control: number(viewpointBounds.heading) },
      ],
    },
  ],
  FormHead: () => <PublicPage path={paths.flight()} />,
  Preview: ViewpointPreview,
});

/** The screens on which the stops of the flight are listed, edited and added, and those of their recent changes and of the deleted ones. */
export const viewpointScreens = recordScreens(viewpointKind);
