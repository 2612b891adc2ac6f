import { useEffect, useState } from 'react';
import { useAccount } from '../../../lib/api/account-query.ts';
import { useEditorImages } from '../../../lib/api/editor-images-query.ts';
import { listUnsavedEdits } from '../../../lib/editing/unsaved-edits.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import styles from './upload-screen.module.css';
import { useUploads } from './upload-store.ts';

/** Links to the pictures of an earlier visit whose captions could not be saved: their editors have what was typed. */
export function UnsavedCaptions() {
  const { messages } = useLanguage(imageEditingMessages);
  const userId = useAccount().account?.id;
  const { data: images = [] } = useEditorImages();
  const items = useUploads((state) => state.items);
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => {
    if (userId !== undefined) void listUnsavedEdits(userId, 'image').then(setIds);
  }, [userId]);
  // The rows of this visit show theirs.
  const earlier = images.filter(
    ({ image_id: id }) => ids.includes(id) && !items.some(({ imageId }) => imageId === id),
  );
  if (earlier.length === 0) return null;
  return (
    <p role="status" className={styles.unsaved}>
      {messages.uploads.unsavedCaptions}
      {earlier.map(({ image_id: id, title_ru, title_en, filename }) => (
        <LocalLink key={id} to={paths.editImage(id)}>
          {[title_ru, title_en, filename].find((text) => text !== null && text !== '') ?? String(id)}
        </LocalLink>
      ))}
    </p>
  );
}
