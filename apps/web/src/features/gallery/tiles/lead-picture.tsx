import { IconPhoto } from '@tabler/icons-react';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { countImages, getImageKind } from '@cae-map/expedition/places/images';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { albumOfPlace } from '../../../lib/images/albums.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { imageCountsText } from '../../../lib/images/image-counts-text.ts';
import { leadPicture, pictureUrl, sheetPictureSizes, sourceSet } from '../../../lib/images/pictures.ts';
import { focusStyle } from '../../../lib/images/focus-style.ts';
import { useReadsBothLanguages } from '../../../ui/language/both-languages.tsx';
import styles from './lead-picture.module.css';
import { imageMedium } from '../../../ui/gallery/media/medium.ts';
import { PictureFailure } from '../../../ui/gallery/media/picture-failure.tsx';
import { pictureTitle } from '../../../lib/images/picture-text.ts';
import { ShowImagesLink } from './show-images-link.tsx';
import { useFocusAfterRetry, usePictureLoading } from '../../../ui/gallery/media/use-picture-loading.ts';
import { ViewerLink } from '../../../ui/gallery/viewer/viewer-link.tsx';

/** The picture at the head of the pane with a link to all pictures. */
export function LeadPicture({ view }: { readonly view: PlaceView }) {
  const { messages } = useLanguage();
  const picture = leadPicture(view);
  if (picture === null) return null;
  const images = view.imageGroups.flatMap((group) => group.images);
  const isCard = (image: ImageRecord): boolean =>
    getImageKind(image) === 'painting' && imageMedium(image) === 'card';
  const cardCount = images.filter(isCard).length;
  const counts = countImages(images.filter((image) => !isCard(image)));
  return (
    <figure className={styles.lead}>
      <LeadImage key={picture.image_id} placeId={view.place.place_id} picture={picture} />
      <figcaption className={styles.caption}>
        <ShowImagesLink placeId={view.place.place_id} className={styles.chip ?? ''}>
          <IconPhoto size={16} stroke={1.8} aria-hidden="true" />
          {[
            imageCountsText(counts, messages),
            ...(cardCount > 0 ? [messages.place.cards(cardCount)] : []),
          ].join(', ')}
        </ShowImagesLink>
        {picture.is_illustration && <span className={styles.mark}>{messages.images.illustrationMark}</span>}
      </figcaption>
    </figure>
  );
}

interface LeadImageProps {
  readonly placeId: number;
  readonly picture: ImageRecord;
}

function LeadImage({ placeId, picture }: LeadImageProps) {
  const { language, messages } = useLanguage();
  const readsBoth = useReadsBothLanguages();
  const { hasFailed, attempt, retry, imageProps } = usePictureLoading();
  const link = useFocusAfterRetry<HTMLAnchorElement>(attempt);
  const title = pictureTitle(picture, language, messages);
  if (hasFailed) {
    return (
      <div className={styles.picture} data-failed>
        <PictureFailure title={title.text} showsTitle onRetry={retry} />
      </div>
    );
  }
  return (
    <ViewerLink
      ref={link}
      album={albumOfPlace(placeId)}
      imageId={picture.image_id}
      href={pictureUrl(picture) ?? ''}
      className={styles.picture}
    >
      <img
        key={attempt}
        {...imageProps}
        style={focusStyle(picture)}
        src={picture.thumbnail ?? pictureUrl(picture) ?? ''}
        srcSet={sourceSet(picture)}
        sizes={sheetPictureSizes(readsBoth)}
        width={1600}
        height={1000}
        alt={title.text}
        lang={title.language}
        fetchPriority="high"
      />
    </ViewerLink>
  );
}
