import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { ImageGroup } from '@cae-map/expedition/places/images';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useMemo } from 'react';
import { albumOfPlace } from '../../../lib/images/albums.ts';
import { imagesOf } from '../../../lib/images/pictures.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import paneStyles from '../../../ui/layout/pane-section.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { CatalogueCard } from '../../../ui/pictures/catalogue-card.tsx';
import { useHasViewerFailed } from '../../../ui/gallery/viewer/gallery-store.ts';
import { hostedVideo } from '../../../ui/gallery/media/hosted-video.ts';
import { imageMedium, viewableImages } from '../../../ui/gallery/media/medium.ts';
import { OpenedPicture } from '../../../ui/gallery/viewer/opened-picture.tsx';
import { useIsFlashing } from './picture-flash.ts';
import styles from './picture-groups.module.css';
import { PictureTile } from '../../../ui/gallery/tile/picture-tile.tsx';
import { picturesId } from './show-images-link.tsx';
import { pictureItemId, useShowRequestedImage } from './use-show-requested-image.ts';
import { VideoTile } from './video-tile.tsx';

/** From this number on pictures have two columns in the pane, and those outside the viewport are not laid out. */
const manyPictures = 3;

/** The widths of a picture in one and in two columns, as values of the attribute `sizes`. */
const tileSizes = '(max-width: 991px) calc(100vw - 36px), 388px';
const smallTileSizes = '(max-width: 991px) 50vw, 320px';

/** The pictures of a stop grouped by type. Illustrations drawn for this site are the last group, with a hint. */
export function PictureGroups({ view }: PlaceSectionProps) {
  const { language, messages } = useLanguage();
  const images = useMemo(() => viewableImages(imagesOf(view)), [view]);
  const isFlashing = useIsFlashing();
  const placeId = view.place.place_id;
  useShowRequestedImage(placeId);
  return (
    <section
      id={picturesId}
      tabIndex={-1}
      className={`${paneStyles.section} ${styles.pictures}`}
      aria-label={messages.place.picturesHeading}
      data-flashing={isFlashing}
    >
      {view.imageGroups.length === 0 && <p className={paneStyles.quiet}>{messages.place.picturesEmpty}</p>}
      <ViewerFailure />
      {view.imageGroups.map((group) => (
        <Group key={group.name} placeId={placeId} group={group} />
      ))}
      <OpenedPicture
        album={albumOfPlace(placeId)}
        title={messages.images.ofPlace(getTitle(view.place, language))}
        images={images}
      />
    </section>
  );
}

/** Announces that the viewer failed to load; the pictures are ordinary links to their files then. */
function ViewerFailure() {
  const { messages } = useLanguage();
  return (
    <p role="status" className={styles.failure}>
      {useHasViewerFailed() && messages.gallery.viewerFailed}
    </p>
  );
}

interface GroupProps {
  readonly placeId: number;
  readonly group: ImageGroup;
}

function Group({ placeId, group: { name, images } }: GroupProps) {
  const { messages } = useLanguage();
  const media = images.map(imageMedium);
  const pictureCount = media.filter((medium) => medium !== 'card').length;
  return (
    <div className={styles.group}>
      <h2 className={paneStyles.heading}>
        {messages.images.groups[name]}
        {images.length > 1 && <span className={styles.count}> {images.length}</span>}
      </h2>
      {name === 'illustration' && <p className={paneStyles.byline}>{messages.images.illustrationHint}</p>}
      {name === 'painting' && media.includes('card') && (
        <p className={paneStyles.byline}>{messages.images.cardHint}</p>
      )}
      <ul className={styles.list} data-many={pictureCount >= manyPictures}>
        {images.map((image) => (
          <li
            key={image.image_id}
            id={pictureItemId(image.image_id)}
            tabIndex={-1}
            data-medium={imageMedium(image)}
          >
            <GroupMember placeId={placeId} image={image} isSmall={pictureCount >= manyPictures} />
          </li>
        ))}
      </ul>
      {name === 'painting' && images[0] !== undefined && (
        <p className={styles.more}>
          <LocalLink to={paths.painting(images[0].image_id)}>{messages.images.inCatalogue}</LocalLink>
        </p>
      )}
    </div>
  );
}

interface GroupMemberProps {
  readonly placeId: number;
  readonly image: ImageRecord;
  readonly isSmall: boolean;
}

function GroupMember({ placeId, image, isSmall }: GroupMemberProps) {
  const video = hostedVideo(image);
  if (video !== null) return <VideoTile placeId={placeId} image={image} video={video} />;
  if (imageMedium(image) === 'card') return <CatalogueCard image={image} />;
  return (
    <PictureTile album={albumOfPlace(placeId)} image={image} sizes={isSmall ? smallTileSizes : tileSizes} />
  );
}
