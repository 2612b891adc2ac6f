import { titleOf } from '@cae-map/expedition/titles';
import type { ImageRecord } from '@cae-map/contract/entities/image';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { CatalogueCard } from './catalogue-card.tsx';
import styles from './picture-groups.module.css';
import type { PlaceSectionProps } from '../../lib/place-section.ts';
import paneStyles from '../../ui/pane-section.module.css';
import { sourceSet } from '../../lib/pictures.ts';

/** The pictures of a stop, a group for each kind; drawings made for this site are the last and say what they are. */
export function PictureGroups({ view: { imageGroups: groups } }: PlaceSectionProps) {
  const { words } = useLanguage();
  return (
    <section id="pictures" className={paneStyles.section} aria-label={words.place.picturesHeading}>
      {groups.length === 0 && <p className={paneStyles.quiet}>{words.place.picturesEmpty}</p>}
      {groups.map((group) => (
        <div key={group.name} className={styles.group}>
          <h2 className={paneStyles.heading}>
            {words.images.groups[group.name]}
            {group.images.length > 1 && <span className={styles.count}> {group.images.length}</span>}
          </h2>
          {group.name === 'illustration' && (
            <p className={paneStyles.byline}>{words.images.illustrationHint}</p>
          )}
          <ul className={styles.pictures}>
            {group.images.map((image) => (
              <li key={image.image_id}>
                {image.thumbnail === null ? <CatalogueCard image={image} /> : <Picture image={image} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Picture({ image }: { readonly image: ImageRecord }) {
  const { language } = useLanguage();
  const title = titleOf(image, language);
  return (
    <figure className={styles.picture}>
      <a href={image.url ?? ''}>
        <img
          src={image.thumbnail ?? ''}
          srcSet={sourceSet(image)}
          sizes="388px"
          width={1600}
          height={1000}
          alt={title}
          loading="lazy"
          decoding="async"
        />
      </a>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
