import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { editorTitle } from '../records/editor-title.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/feature-manifest.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { useRestoreImage } from '../records/use-restore-image.ts';
import { ImagePanel } from '../screen/image-panel.tsx';
import { WithImages } from '../screen/with-images.tsx';
import { EditorThumbnail } from '../thumbnail/editor-thumbnail.tsx';
import styles from './deleted-screen.module.css';

/** The images that were deleted in the last 30 days, which can be restored. */
function DeletedScreen() {
  const { messages } = useLanguage(imageEditingMessages);
  const texts = messages.library.deleted;
  usePageHead({ title: texts.title, description: texts.hint });
  return (
    <ImagePanel title={texts.title} section="deleted">
      <DeletedImages />
    </ImagePanel>
  );
}

function DeletedImages() {
  const { language, messages } = useLanguage(imageEditingMessages);
  const client = useRequiredClient();
  const query = useQuery(callQuery(client, 'listDeletedImages', {}));
  const restore = useRestoreImage();
  const texts = messages.library.deleted;
  return (
    <WithImages query={query}>
      {(images) => (
        <div className={styles.content}>
          <p className={styles.hint}>{images.length === 0 ? texts.none : texts.hint}</p>
          <ul className={styles.images}>
            {images.map((image) => {
              const title = editorTitle(image, language, messages);
              return (
                <li key={image.image_id}>
                  <span className={styles.picture}>
                    <EditorThumbnail image={image} />
                  </span>
                  <span lang={title.language}>{title.text}</span>
                  <button type="button" onClick={() => restore(image.image_id)}>
                    {texts.restore}
                    <span className="visually-hidden">: {title.text}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </WithImages>
  );
}

export const deletedScreenModule: ScreenModule = {
  Screen: DeletedScreen,
  prepare({ language }) {
    const { title, hint } = imageEditingMessages.read(language).library.deleted;
    return Promise.resolve({ status: 200, head: { title, description: hint } });
  },
};
