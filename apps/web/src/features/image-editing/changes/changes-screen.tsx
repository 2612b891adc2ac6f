import { useQuery } from '@tanstack/react-query';
import { useEditorImages } from '../../../lib/api/editor-images-query.ts';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { findDeletedTitles } from '../../../lib/editing/deleted-titles.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/feature-manifest.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import styles from '../../../ui/editing/change-list.module.css';
import { RecentChanges } from '../../../ui/editing/recent-changes.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { editorTitle } from '../records/editor-title.ts';
import { useImageFieldTexts } from '../records/image-fields.ts';
import { useRestoreImage } from '../records/use-restore-image.ts';
import { ImagePanel } from '../screen/image-panel.tsx';

/** The recent changes of all images; deleted ones can be restored here. */
function ChangesScreen() {
  const { messages } = useLanguage(imageEditingMessages);
  const texts = messages.library.changes;
  usePageHead({ title: texts.title, description: texts.intro });
  return (
    <ImagePanel title={texts.title} section="changes">
      <div className={styles.scroll}>
        <ImageChanges />
      </div>
    </ImagePanel>
  );
}

function ImageChanges() {
  const { language, messages } = useLanguage(imageEditingMessages);
  const client = useRequiredClient();
  const { data: images = [] } = useEditorImages();
  const { data: changes, isError } = useQuery(callQuery(client, 'listRecentImageChanges', {}));
  const byId = new Map(images.map((image) => [image.image_id, image]));
  const renderLink = (id: number) => {
    const image = byId.get(id);
    if (image === undefined) return null;
    const title = editorTitle(image, language, messages);
    return (
      <LocalLink to={paths.editImage(id)} lang={title.language}>
        {title.text}
      </LocalLink>
    );
  };
  const deletedTitles = findDeletedTitles(changes, language);
  return (
    <RecentChanges
      changes={changes}
      hasFailed={isError}
      fields={useImageFieldTexts()}
      renderLink={renderLink}
      nameDeleted={(id) => deletedTitles.get(id) ?? messages.library.changes.deletedImage(id)}
      restoreLabel={messages.library.deleted.restore}
      onRestore={useRestoreImage()}
    />
  );
}

export const changesScreenModule: ScreenModule = {
  Screen: ChangesScreen,
  prepare({ language }) {
    const { title, intro } = imageEditingMessages.read(language).library.changes;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
