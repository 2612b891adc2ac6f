import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { datePrecision } from '@cae-map/expedition/dates/stays';
import { isDay } from '@cae-map/expedition/journey/day-numbers';
import { collectionName } from '@cae-map/expedition/paintings/collection-name';
import { paintingDetails } from '@cae-map/expedition/paintings/painting-details';
import { titleIn } from '@cae-map/expedition/texts/titles';
import type { ReactNode } from 'react';
import type { PlaceLink as PlaceLinkRecord } from '@cae-map/expedition/place-view';
import { correctedImage } from '../../../lib/corrections/correction-request.ts';
import { formatPosition } from '../../../lib/format-position.ts';
import { hasRights, pictureAuthor, pictureTitle } from '../../../lib/images/picture-text.ts';
import { pictureUrl, sourceSet } from '../../../lib/images/pictures.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { SuggestCorrection } from '../../../ui/corrections/suggest-correction.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { PlaceLink } from '../../../ui/links/place-link.tsx';
import { PictureRights } from '../../../ui/pictures/picture-rights.tsx';
import { Breadcrumbs } from '../../../ui/record-page/breadcrumbs.tsx';
import { CitationPanel } from '../../../ui/record-page/citation-panel.tsx';
import { galleryMessages } from '../messages/index.ts';
import styles from './picture-article.module.css';
import type { PicturePageData } from './picture-query.ts';
import { pictureRecord } from './picture-record.ts';

/** A picture with what is known of it. */
export function PictureArticle({ page }: { readonly page: PicturePageData }) {
  const { language, messages } = useLanguage(galleryMessages);
  const { image, previous, next } = page;
  const { picturePage } = messages;
  const title = pictureTitle(image, language, messages);
  const record = pictureRecord(page, language, messages);
  return (
    <article className={`${pageStyles.page} ${styles.page}`}>
      <Breadcrumbs ancestors={record.ancestors} />
      <h1 className={`${pageStyles.heading} ${styles.title}`} lang={title.language}>
        {title.text}
      </h1>
      {image.is_illustration && <p className={styles.mark}>{messages.images.illustrationMark}</p>}
      <Picture image={image} alt={title.text} />
      <Facts page={page} />
      <p className={styles.links}>
        <SuggestCorrection record={correctedImage(image, title.text)} />
      </p>
      {(previous !== null || next !== null) && (
        <nav className={styles.neighbours} aria-label={picturePage.neighbours}>
          {previous === null ? (
            <span />
          ) : (
            <LocalLink to={paths.picture(previous)} rel="prev">{`← ${picturePage.previous}`}</LocalLink>
          )}
          {next !== null && (
            <LocalLink to={paths.picture(next)} rel="next">{`${picturePage.next} →`}</LocalLink>
          )}
        </nav>
      )}
      <CitationPanel record={record} />
    </article>
  );
}

interface PictureProps {
  readonly image: ImageRecord;
  readonly alt: string;
}

/** The picture as a link to its largest size; a note for a record without a file. */
function Picture({ image, alt }: PictureProps) {
  const { messages } = useLanguage(galleryMessages);
  const url = pictureUrl(image);
  if (url === null) return <p className={styles.missing}>{messages.picturePage.withoutFile}</p>;
  return (
    <a href={url} className={styles.frame} aria-label={messages.picturePage.whole(alt)}>
      <img
        src={image.thumbnail ?? url}
        srcSet={sourceSet(image)}
        sizes="(max-width: 991px) 100vw, 900px"
        width={image.width ?? 1600}
        height={image.height ?? 1000}
        alt={alt}
      />
    </a>
  );
}

function Facts({ page: { image, place, until } }: { readonly page: PicturePageData }) {
  const { language, messages } = useLanguage(galleryMessages);
  const { picturePage } = messages;
  const author = image.is_illustration ? '' : pictureAuthor(image, language);
  const collection = collectionName(image, language);
  const { technique, series, size, inventoryNumber } = paintingDetails(image, language);
  const { latitude, longitude } = image;
  return (
    <dl className={styles.facts}>
      {author !== '' && <Fact label={picturePage.author}>{author}</Fact>}
      <Dates image={image} />
      {technique !== null && (
        <Fact label={picturePage.technique}>
          <span lang={technique.language}>{technique.text}</span>
        </Fact>
      )}
      {size !== null && <Fact label={picturePage.size}>{size}</Fact>}
      {series !== null && (
        <Fact label={picturePage.series}>
          <span lang={series.language}>{series.text}</span>
        </Fact>
      )}
      {collection !== null && (
        <Fact label={picturePage.collection}>
          <span lang={collection.language}>{collection.text}</span>
        </Fact>
      )}
      {inventoryNumber !== null && <Fact label={picturePage.inventoryNumber}>{inventoryNumber}</Fact>}
      {place !== null && (
        <Fact label={until === null ? picturePage.place : picturePage.stretch}>
          <Place place={place} />
          {until !== null && (
            <>
              {' — '}
              <Place place={until} />
            </>
          )}
        </Fact>
      )}
      {latitude !== null && longitude !== null && (
        <Fact label={picturePage.position}>{formatPosition([latitude, longitude])}</Fact>
      )}
      {hasRights(image) && (
        <Fact label={picturePage.rights}>
          <PictureRights image={image} />
        </Fact>
      )}
    </dl>
  );
}

function Dates({ image }: { readonly image: ImageRecord }) {
  const { language, messages } = useLanguage(galleryMessages);
  const day = image.datetime_original?.slice(0, 10) ?? null;
  const date = formatDate(day, image.date_format, language);
  const label = image.is_illustration ? messages.picturePage.shownDay : messages.picturePage.date;
  if (date === null) return image.year === null ? null : <Fact label={label}>{image.year}</Fact>;
  const isExact = image.date_format === null || datePrecision(image.date_format) === 'day';
  return (
    <Fact label={label}>
      {day !== null && isExact && isDay(day) ? <LocalLink to={paths.day(day)}>{date}</LocalLink> : date}
    </Fact>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Place({ place }: { readonly place: PlaceLinkRecord }) {
  const { language } = useLanguage();
  const title = titleIn(place, language);
  return (
    <PlaceLink placeId={place.id} lang={title.language}>
      {title.text}
    </PlaceLink>
  );
}
