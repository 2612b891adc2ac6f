import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import type { ScreenModule } from '../../../lib/manifest/feature-manifest.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { usePlaceSections } from '../use-place-sections.ts';
import { EditorPanel } from '../../../ui/editing/editor-panel.tsx';
import panelStyles from '../../../ui/editing/editor-panel.module.css';
import { SignInToEdit } from '../../../ui/editing/sign-in-to-edit.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ListFilters } from './list-filters.tsx';
import { useList } from './list-store.ts';
import { listedSelection } from '../../../lib/lists/row-selection.ts';
import { PlacesGrid, type GridActions } from './places-grid.tsx';
import styles from './places-screen.module.css';
import { useListedRows } from './use-listed-rows.ts';
import { usePlaceListActions } from './use-place-list-actions.ts';

/** The list of all places for editors, beside the map. */
function PlacesScreen() {
  const { messages } = useLanguage(placeEditingMessages);
  const texts = messages.placesAdmin;
  usePageHead({ title: texts.title, description: texts.intro });
  return (
    <EditorPanel title={texts.title} sections={usePlaceSections('list')} tools={<AddPlace />}>
      <ForAudience audience="editors" otherwise={<div className={styles.note}>{<SignInToEdit />}</div>}>
        <LoadedList />
      </ForAudience>
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

function List({ places }: { readonly places: readonly PlaceRevision[] }) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const navigate = useNavigate();
  const rows = useListedRows(places);
  const selection = useList((state) => state.selection);
  const isRouteOrder = useList((state) => state.order === 'route');
  const { move, remove } = usePlaceListActions();
  const actions = useMemo<GridActions>(() => {
    const go = (path: string): void => void navigate(localPath(language, path));
    return {
      open: (placeId) => go(paths.editPlace(placeId)),
      move: isRouteOrder ? move : null,
      remove,
      insertAfter: isRouteOrder ? (placeId) => go(paths.newPlace(placeId)) : null,
    };
  }, [navigate, language, isRouteOrder, move, remove]);
  const chosen = useMemo(() => {
    const ids = new Set(
      listedSelection(
        selection,
        rows.map(({ place_id }) => place_id),
      ),
    );
    return rows.filter(({ place_id }) => ids.has(place_id));
  }, [rows, selection]);
  const texts = messages.placesAdmin;
  return (
    <>
      <ListFilters />
      <p className={styles.count} role="status" title={texts.gridHelp}>
        {texts.shown(rows.length, places.length)}
      </p>
      {rows.length === 0 ? (
        <p className={styles.note}>{texts.nothing}</p>
      ) : (
        <PlacesGrid rows={rows} actions={actions} />
      )}
      {chosen.length > 0 && <BulkBar places={chosen} onRemove={remove} />}
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
