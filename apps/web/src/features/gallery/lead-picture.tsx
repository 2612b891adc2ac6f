import { titleOf } from '@cae-map/expedition/titles';
import { IconPhoto } from '@tabler/icons-react';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { leadPicture, sourceSet } from '../../lib/pictures.ts';
import styles from './lead-picture.module.css';
import { ShowImagesLink } from './show-images-link.tsx';

/** The picture at the head of the pane, with its kind, and a way down to all pictures. */
export function LeadPicture({ view }: { readonly view: PlaceView }) {
  const { language, words } = useLanguage();
  const picture = leadPicture(view);
  if (picture === null) return null;
  const count = view.imageGroups.reduce((sum, group) => sum + group.images.length, 0);
  return (
    <figure className={styles.lead}>
      <img
        key={picture.image_id}
        src={picture.thumbnail ?? ''}
        srcSet={sourceSet(picture)}
        sizes="(max-width: 991px) 100vw, 428px"
        width={1600}
        height={1000}
        alt={titleOf(picture, language)}
        fetchPriority="high"
      />
      <figcaption className={styles.caption}>
        <ShowImagesLink placeId={view.place.place_id} className={styles.chip ?? ''}>
          <IconPhoto size={16} stroke={1.8} aria-hidden="true" />
          {words.place.pictures(count)}
        </ShowImagesLink>
        {picture.is_illustration && <span className={styles.mark}>{words.images.illustrationMark}</span>}
      </figcaption>
    </figure>
  );
}
