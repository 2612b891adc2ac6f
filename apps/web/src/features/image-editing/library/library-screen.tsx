import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { useMemo } from 'react';
import { useEditorImages } from '../../../lib/api/editor-images-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { listedSelection } from '../../../lib/lists/row-selection.ts';
import type { ScreenModule } from '../../../lib/manifest/feature-manifest.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { FileDropArea } from '../upload/file-drop-area.tsx';
import { WithImages } from '../screen/with-images.tsx';
import { ImagePanel } from '../screen/image-panel.tsx';
import { useThumbnailProgress } from '../thumbnail/use-thumbnails.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ImageGrid } from './image-grid.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { useLibrary } from './library-store.ts';
import { LibraryTools } from './library-tools.tsx';
import styles from './library-screen.module.css';
import { useLibraryActions } from './use-library-actions.ts';
import { useListedImages } from './use-listed-images.ts';

/** The library of all images for editors. */
function LibraryScreen() {
  const { messages } = useLanguage(imageEditingMessages);
  const texts = messages.library;
  usePageHead({ title: texts.title, description: texts.intro });
  return (
    <ImagePanel title={texts.title} section="library">
      <WithImages query={useEditorImages()}>{(images) => <Library images={images} />}</WithImages>
    </ImagePanel>
  );
}

function Library({ images }: { readonly images: readonly ImageRevision[] }) {
  const { messages } = useLanguage(imageEditingMessages);
  const listed = useListedImages(images);
  // The list is loaded again when the sizes of new pictures are ready.
  useThumbnailProgress();
  const selection = useLibrary((state) => state.selection);
  const actions = useLibraryActions();
  const chosen = useMemo(() => {
    const order = listed.map(({ image_id }) => image_id);
    const ids = new Set(listedSelection(selection, order));
    return listed.filter(({ image_id }) => ids.has(image_id));
  }, [listed, selection]);
  const texts = messages.library;
  return (
    <FileDropArea>
      <LibraryFilters />
      <div className={styles.line}>
        <p className={styles.count} role="status" title={texts.gridHelp}>
          {texts.shown(listed.length, images.length)}
        </p>
        <LibraryTools />
      </div>
      {listed.length === 0 ? (
        <p className={styles.note}>{images.length === 0 ? texts.empty : texts.nothing}</p>
      ) : (
        <ImageGrid images={listed} actions={actions} />
      )}
      {chosen.length > 0 && <BulkBar images={chosen} />}
    </FileDropArea>
  );
}

export const libraryScreenModule: ScreenModule = {
  Screen: LibraryScreen,
  prepare({ language }) {
    const { title, intro } = imageEditingMessages.read(language).library;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
