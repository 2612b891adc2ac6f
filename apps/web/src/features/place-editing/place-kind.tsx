import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { compareTravelOrder } from '@cae-map/expedition/route/neighbours';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useMemo, type ReactNode } from 'react';
import { paths } from '../../lib/url/paths.ts';
import { recordScreens } from '../../ui/workbench/record-screens.tsx';
import { FieldLabelsProvider } from '../../ui/workbench/kind/field-labels-context.ts';
import type { OrderProps, RecordKind } from '../../ui/workbench/kind/record-kind.ts';
import { BesideTheFields } from './edit/beside/beside-the-fields.tsx';
import { createBlankPlace } from './edit/draft/blank-place.ts';
import { checkPlace } from './edit/draft/check-place.ts';
import { placeDraft, type EditedField } from './edit/draft/draft-store.ts';
import { placeForm } from './edit/form/place-form.ts';
import { splitNextLeg } from './edit/line/split-line.ts';
import { findWarningLabels } from './edit/form/warning-labels.ts';
import { InsertAfterLink } from './edit/insert-after-link.tsx';
import { PlacePages } from './edit/place-pages.tsx';
import { PlacePreview } from './edit/place-preview.tsx';
import { placeEditingMessages } from './messages/index.ts';
import { usePlaceFieldLabels } from './records/format-field.ts';
import { readPlaceSections } from './use-place-sections.ts';

/** The places in the order of the route. */
function PlacesAlongRoute({ records, children }: OrderProps<PlaceRevision>) {
  return children(useMemo(() => records.toSorted(compareTravelOrder), [records]));
}

function PlaceFieldLabels({ children }: { readonly children: ReactNode }) {
  return <FieldLabelsProvider value={usePlaceFieldLabels()}>{children}</FieldLabelsProvider>;
}

/** Places, as the workbench edits them. */
const placeKind: RecordKind<PlaceRevision, EditedField> = {
  entity: 'place',
  drafts: placeDraft,
  paths: { edit: paths.editPlace },
  readMessages(language) {
    const { placeEdit, placeFields, placesAdmin, placeChanges, saving } = placeEditingMessages.read(language);
    return {
      ...placeEdit,
      editor: placesAdmin.title,
      notFoundLinks: [{ to: paths.admin(), label: placesAdmin.list }],
      help: placeFields.help,
      saved: placesAdmin.actions.saved,
      updateErrorTitle: saving.updateErrorTitle,
      updateError: saving.updateError,
      changes: placeChanges,
    };
  },
  readTitle: (place, language) => ({ text: getTitle(place, language), language }),
  Order: PlacesAlongRoute,
  FieldLabelsSource: PlaceFieldLabels,
  readSections: (language, screen) => readPlaceSections(language, screen === 'changes' ? 'changes' : null),
  check: checkPlace,
  findWarnings: findWarningLabels,
  form: placeForm,
  FormHead: PlacePages,
  FormFoot: BesideTheFields,
  HeadTools: InsertAfterLink,
  Preview: PlacePreview,
  hasWholePages: false,
  creation: {
    readNeighbour(search) {
      const after = Number(search.get('after') ?? Number.NaN);
      return Number.isSafeInteger(after) ? after : null;
    },
    create: createBlankPlace,
    changeNeighbour: splitNextLeg,
    readTitle(places, afterId, language) {
      const { newTitle, newAfter } = placeEditingMessages.read(language).placeEdit;
      const before = places.find(({ place_id }) => place_id === afterId);
      return before === undefined ? newTitle : newAfter(getTitle(before, language));
    },
    readMessages(language) {
      const { placeEdit, placesAdmin } = placeEditingMessages.read(language);
      return { title: placeEdit.newTitle, create: placeEdit.create, created: placesAdmin.actions.created };
    },
  },
};

/** The screens on which places are edited and added, and that of their recent changes. */
export const placeScreens = recordScreens(placeKind);
