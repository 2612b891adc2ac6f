import type { AliasRevision } from '@cae-map/contract/entities/place-data/alias-editing';
import { newRecordId } from '../../../ui/workbench/kind/record-kind.ts';
import { recordScreens } from '../../../ui/workbench/record-screens.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { createContentKind } from '../kind/create-content-kind.tsx';
import { comparePlaceTitles, readPlaceTitle } from '../kind/place-title.ts';
import { PublicPage } from '../kind/public-page.tsx';
import { aliasDraft, type AliasField } from './alias-draft.ts';
import { AliasPlacesField } from './alias-places-field.tsx';
import { checkAlias } from './check-alias.ts';
import { NamesField } from './names-field.tsx';

const blankAlias: AliasRevision = {
  alias_id: newRecordId,
  place_ids: [],
  names: [],
  note: '',
  title_ru: '',
  title_en: '',
  version: 1,
  updated_at: '1970-01-01T00:00:00.000Z',
  updated_by: null,
};

/** The other names of places, as the workbench edits them. */
const aliasKind = createContentKind<AliasRevision, AliasField>({
  entity: 'alias',
  drafts: aliasDraft,
  readTitle: (alias, language) => readPlaceTitle(alias, alias.place_ids[0], language),
  readSearchText: ({ title_ru, title_en, names }) => [title_ru, title_en, ...names.map(({ name }) => name)],
  compare: comparePlaceTitles,
  createBlank: () => blankAlias,
  check: checkAlias,
  form: [
    { id: 'places', items: [{ field: 'place_ids', Control: AliasPlacesField }] },
    { id: 'names', items: [{ field: 'names', Control: NamesField }] },
    { id: 'note', items: [{ field: 'note', control: { kind: 'text' } }] },
  ],
  FormHead: ({ record: { alias_id: id, place_ids: placeIds } }) =>
    id === newRecordId || placeIds[0] === undefined ? null : <PublicPage path={paths.place(placeIds[0])} />,
});

/** The screens on which other names are listed, edited and added, and those of their recent changes and of the deleted ones. */
export const aliasScreens = recordScreens(aliasKind);
