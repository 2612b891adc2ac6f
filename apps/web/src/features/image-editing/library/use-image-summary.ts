import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { pictureCredits } from '../../../lib/images/picture-text.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';

/** The place, the credits, the rights holder and the licence of an image in one line. */
export function useImageSummary(image: ImageRevision): string {
  const { language } = useLanguage();
  const expedition = useExpedition();
  const place = image.place_id === null ? undefined : expedition?.byId.get(image.place_id);
  const title = place === undefined ? '' : getTitle(place.record, language);
  const rights = image.rights_holder === '' ? '' : `© ${image.rights_holder}`;
  return [title, ...pictureCredits(image, language), rights, image.licence]
    .filter((part) => part !== '')
    .join(' · ');
}
