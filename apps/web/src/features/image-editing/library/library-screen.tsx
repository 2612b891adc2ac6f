import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { useLibraryImages } from '../../../lib/api/editor-images-query.ts';
import { isFiltered } from '@cae-map/expedition/editing/image-filter';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { paths } from '../../../lib/url/paths.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { FileDropArea } from '../upload/file-drop-area.tsx';
import { WithImages } from '../screen/with-images.tsx';
import { ImagePanel } from '../screen/image-panel.tsx';
import { useThumbnailProgress } from '../thumbnail/use-thumbnails.ts';
import { RelatedPages } from '../../../ui/workbench/edit/related-pages.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { RecordList } from '../../../ui/workbench/list/record-list.tsx';
import type { ListLayout } from '../../../ui/workbench/list/tile-layout.ts';
import { SearchResult } from '../../../ui/workbench/list/search-result.tsx';
import { useChosen } from '../../../ui/workbench/list/use-chosen.ts';
import { editorTitle } from '../records/editor-title.ts';
import { ImageBulkBar } from './bulk-bar.tsx';
import { ImageTile } from './image-tile.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { imageLibrary } from './library-store.ts';
import { LibraryTools } from './library-tools.tsx';
import styles from './library-screen.module.css';
import { useLibraryActions } from './use-library-actions.ts';
import { usePlaceOfUrl } from './use-place-of-url.ts';
import { useLibrarySearch } from './use-listed-images.ts';

/** The library of all images for editors. */
function LibraryScreen() {
  const { messages } = useLanguage(imageEditingMessages);
  const labels = messages.library;
  usePageHead({ title: labels.title, description: labels.intro });
  return (
    <ImagePanel title={labels.title} section="list">
      <LoadedLibrary />
    </ImagePanel>
  );
}

function LoadedLibrary() {
  usePlaceOfUrl();
  const { all, images } = useLibraryImages();
  if (images !== undefined && all.error === null)
    return <Library images={images} isComplete={all.data !== undefined} />;
  return <WithImages query={all}>{(loaded) => <Library images={loaded} isComplete />}</WithImages>;
}

const idOf = ({ image_id }: ImageRevision): number => image_id;

/** The least width of a tile: two of them are beside each other on a phone. The height of a row is that of a picture and its caption. In pixels. */
const layout: ListLayout = {
  minimumTileWidth: 164,
  rowHeight: (tileWidth) => Math.round(tileWidth * 0.7) + 58,
};

interface LibraryProps {
  readonly images: readonly ImageRevision[];
  /** Whether these are all images; otherwise the newest, which are shown until all are loaded. */
  readonly isComplete: boolean;
}

function Library({ images, isComplete }: LibraryProps) {
  const { language, messages } = useLanguage(imageEditingMessages);
  const search = useLibrarySearch(images);
  const { rows: listed } = search;
  // The list is loaded again when the sizes of new pictures are ready.
  useThumbnailProgress();
  const actions = useLibraryActions();
  const isShown = imageLibrary.use(
    ({ order, filter }) => isComplete || (order === 'newest' && !isFiltered(filter)),
  );
  const chosen = useChosen(listed, idOf, imageLibrary);
  const labels = messages.library;
  return (
    <FileDropArea>
      <LibraryFilters />
      <PagesOfPlace />
      <div className={styles.line}>
        <p className={styles.count} role="status" title={labels.gridHelp}>
          {isComplete ? labels.shown(listed.length, images.length) : labels.loadingAll}
        </p>
        <LibraryTools />
      </div>
      {isShown ? (
        <SearchResult
          search={search}
          isEmpty={listed.length === 0}
          emptyText={images.length === 0 && isComplete ? labels.empty : undefined}
        >
          <RecordList
            items={listed}
            idOf={idOf}
            nameOf={(image) => editorTitle(image, language, messages).text}
            store={imageLibrary}
            actions={actions}
            isBusy={search.isSearching || !isComplete}
            layout={layout}
            label={labels.grid}
            className={styles.library}
            renderItem={(image, attributes, state) => (
              <ImageTile
                image={image}
                attributes={attributes}
                state={state}
                onOpen={() => actions.open(image.image_id)}
              />
            )}
          />
          {isComplete && chosen.length > 0 && <ImageBulkBar images={chosen} />}
        </SearchResult>
      ) : (
        <LoadingPage />
      )}
    </FileDropArea>
  );
}

/** The links to the place to whose images the library is limited. */
function PagesOfPlace() {
  const { messages } = useLanguage(imageEditingMessages);
  const placeId = imageLibrary.use(({ filter }) => filter.placeId);
  const { editPlace, publicPage } = messages.editing.related;
  return (
    <RelatedPages
      pages={
        placeId === null
          ? []
          : [
              { to: paths.editPlace(placeId), label: editPlace },
              { to: paths.place(placeId), label: publicPage },
            ]
      }
    />
  );
}

export const libraryScreenModule: ScreenModule = {
  Screen: LibraryScreen,
  prepare({ language }) {
    const { title, intro } = imageEditingMessages.read(language).library;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
