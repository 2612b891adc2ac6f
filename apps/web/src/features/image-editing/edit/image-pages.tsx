import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { RelatedPages } from '../../../ui/workbench/edit/related-pages.tsx';
import { imageEditingMessages } from '../messages/index.ts';

/** The links from the editor of an image to the page on which visitors see it, and to its place. */
export function ImagePages({ image }: { readonly image: ImageRevision }) {
  const { messages } = useLanguage(imageEditingMessages);
  const { publicPage, editPlace } = messages.editing.related;
  const publicPath = findPublicPath(image);
  const { place_id: placeId } = image;
  return (
    <RelatedPages
      pages={[
        ...(publicPath === null ? [] : [{ to: publicPath, label: publicPage }]),
        ...(placeId === null ? [] : [{ to: paths.editPlace(placeId), label: editPlace }]),
      ]}
    />
  );
}

/** The page of the pictures of a stop, or the catalogue of paintings; null for an image that no page shows. */
function findPublicPath({ image_id, image_enabled, image_type, place_id }: ImageRevision): string | null {
  if (!image_enabled) return null;
  if (place_id !== null) return paths.placeImages(place_id);
  return image_type === 'painting' ? paths.painting(image_id) : null;
}
