import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { IconPlus } from '@tabler/icons-react';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { ForCapability } from '../../../lib/session/for-capability.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { Confirmation } from '../../../ui/dialog/confirmation.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { usePlaceSections } from '../use-place-sections.ts';
import { EditorPanel } from '../../../ui/workbench/editor-panel.tsx';
import panelStyles from '../../../ui/workbench/editor-panel.module.css';
import { SignInToEdit } from '../../../ui/workbench/sign-in-to-edit.tsx';
import { setHoveredStop } from '../../../lib/selection/hovered-stop.ts';
import type { ListActions } from '../../../ui/workbench/list/list-actions.ts';
import { RecordList } from '../../../ui/workbench/list/record-list.tsx';
import type { ListLayout } from '../../../ui/workbench/list/tile-layout.ts';
import { SearchResult } from '../../../ui/workbench/list/search-result.tsx';
import { useChosen } from '../../../ui/workbench/list/use-chosen.ts';
import { PlaceBulkBar } from './bulk-bar.tsx';
import { ListFilters } from './list-filters.tsx';
import { placeList } from './list-store.ts';
import { PlaceRow } from './place-row.tsx';
import styles from './places-screen.module.css';
import { useListedRows } from './use-listed-rows.ts';
import { usePlaceListActions } from './use-place-list-actions.ts';

/** The list of all places for editors, beside the map. */
function PlacesScreen() {
  const { messages } = useLanguage(placeEditingMessages);
  const labels = messages.placesAdmin;
  usePageHead({ title: labels.title, description: labels.intro });
  return (
    <EditorPanel title={labels.title} sections={usePlaceSections('list')} tools={<AddPlace />}>
      <ForCapability
        capability="places.write"
        otherwise={<div className={styles.note}>{<SignInToEdit />}</div>}
      >
        <LoadedList />
      </ForCapability>
    </EditorPanel>
  );
}

function AddPlace() {
  const { messages } = useLanguage(placeEditingMessages);
  return (
    <LocalLink to={paths.newPlace()} className={panelStyles.link}>
      <IconPlus size={18} stroke={2} aria-hidden="true" />
      {messages.placesAdmin.add}
    </LocalLink>
  );
}

function LoadedList() {
  const { messages } = useLanguage(placeEditingMessages);
  const { data: places, error, refetch } = useEditorPlaces();
  if (places !== undefined) return <List places={places} />;
  if (error === null) return <LoadingPage />;
  return <FailurePage error={error} onRetry={() => void refetch()} title={messages.editing.loadFailed} />;
}

const idOf = ({ place_id }: PlaceRevision): number => place_id;

/** The rows have the same height, in pixels. */
const layout: ListLayout = { minimumTileWidth: null, rowHeight: () => 54 };

function List({ places }: { readonly places: readonly PlaceRevision[] }) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const navigate = useNavigate();
  const search = useListedRows(places);
  const { rows } = search;
  const isRouteOrder = placeList.use((state) => state.order === 'route');
  const { move, remove, asked, dismiss } = usePlaceListActions();
  const [onlyId, ...otherIds] = asked?.placeIds ?? [];
  const only = otherIds.length > 0 ? undefined : places.find(({ place_id }) => place_id === onlyId);
  const { removal } = messages.placesAdmin;
  const askedTitle =
    only === undefined
      ? removal.title(asked?.placeIds.length ?? 0)
      : removal.titleOfOne(titleIn(only, language).text);
  const actions = useMemo<ListActions>(() => {
    const go = (path: string): void => void navigate(localPath(language, path));
    return {
      open: (placeId) => go(paths.editPlace(placeId)),
      move: isRouteOrder ? move : null,
      remove,
      insertAfter: isRouteOrder ? (placeId) => go(paths.newPlace(placeId)) : null,
    };
  }, [navigate, language, isRouteOrder, move, remove]);
  const chosen = useChosen(rows, idOf, placeList);
  useEffect(() => () => setHoveredStop(null), []);
  const labels = messages.placesAdmin;
  return (
    <>
      <ListFilters />
      <p className={styles.count} role="status" title={labels.gridHelp}>
        {labels.shown(rows.length, places.length)}
      </p>
      <SearchResult search={search} isEmpty={rows.length === 0}>
        <RecordList
          items={rows}
          idOf={idOf}
          nameOf={(place) => titleIn(place, language).text}
          store={placeList}
          actions={actions}
          isBusy={search.isSearching}
          layout={layout}
          label={labels.grid}
          onPointerLeave={() => setHoveredStop(null)}
          renderItem={(place, attributes, state) => (
            <PlaceRow
              place={place}
              attributes={attributes}
              state={state}
              onInsertAfter={actions.insertAfter}
            />
          )}
        />
        {chosen.length > 0 && <PlaceBulkBar places={chosen} onRemove={remove} />}
      </SearchResult>
      <Confirmation
        isOpen={asked !== null}
        title={askedTitle}
        text={asked?.links == null ? labels.removal.unknown : labels.removal.text(asked.links)}
        confirmLabel={labels.removal.confirm}
        cancelLabel={labels.removal.cancel}
        closeLabel={messages.editing.discarding.close}
        onClose={dismiss}
        onConfirm={() => {
          asked?.confirm();
          dismiss();
        }}
      />
    </>
  );
}

export const placesScreenModule: ScreenModule = {
  Screen: PlacesScreen,
  prepare({ language }) {
    const { title, intro } = placeEditingMessages.read(language).placesAdmin;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
