import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import type { Journey, JourneyStop } from '@cae-map/expedition/journey/journey';
import { titleIn, getTitles } from '@cae-map/expedition/texts/titles';
import { useEffect } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { otherLanguage } from '../../../lib/language/language-path.ts';
import { preloadPicture } from '../../../lib/images/preload-picture.ts';
import { pictureUrl, sheetPictureSizes, sourceSet } from '../../../lib/images/pictures.ts';
import { useReadsBothLanguages } from '../../../ui/language/both-languages.tsx';
import { UnbrokenWords } from '../../../ui/text/unbroken-words.tsx';
import { useJourneyModel, type JourneyModel } from '../model/journey-model.ts';
import { focusStyle } from '../../../lib/images/focus-style.ts';
import styles from './journey-playing.module.css';
import { useJourneyPosition } from '../model/journey-position.ts';
import { formatDay } from '../model/journey-text.ts';
import { PlayingNow, PlayingLegs } from './playing-facts.tsx';
import { PlayingNextEntry } from './playing-next-entry.tsx';
import { PlayingText } from './playing-text.tsx';

/** The pane during the playback: the current or last stop, the facts of the day, and its text. It never moves the focus. */
export function JourneyPlaying() {
  const model = useJourneyModel();
  return model && <Playing model={model} />;
}

function Playing({ model: { journey } }: { readonly model: JourneyModel }) {
  const { language, messages } = useLanguage();
  const other = otherLanguage(language);
  const readsBoth = useReadsBothLanguages();
  const stop = useJourneyPosition(journey, (position) =>
    position.kind === 'stop' ? position.stop : position.from,
  );
  const day = useJourneyPosition(journey, (position) => formatDay(position.day, language));
  const otherDay = useJourneyPosition(journey, (position) => formatDay(position.day, other));
  const { record } = stop.place;
  const title = titleIn(record, language);
  const otherTitle = getTitles(record)[other];
  const hasBoth = title.language === language && otherTitle.trim() !== '';
  return (
    <article className={styles.playing}>
      <div className={styles.heads} data-both={readsBoth && hasBoth}>
        <div>
          <p className={styles.day}>{day}</p>
          <h1 className={styles.title} lang={title.language}>
            <UnbrokenWords text={title.text} />
          </h1>
          <Dates stop={stop} language={language} />
        </div>
        {readsBoth && hasBoth && (
          <div lang={other}>
            <p className={styles.day}>{otherDay}</p>
            <p className={styles.title}>
              <UnbrokenWords text={otherTitle} />
            </p>
            <Dates stop={stop} language={other} />
          </div>
        )}
      </div>
      {readsBoth && !hasBoth && (
        <p className={styles.dates}>
          {messages.place.languages.missing[title.language === other ? language : other]}
        </p>
      )}
      <PlayingNow journey={journey} stop={stop} />
      <Picture journey={journey} stop={stop} />
      <PlayingText journey={journey} stop={stop} />
      <div className={styles.details}>
        <PlayingLegs journey={journey} stop={stop} />
        <PlayingNextEntry journey={journey} />
      </div>
    </article>
  );
}

interface DatesProps {
  readonly stop: JourneyStop;
  readonly language: ContentLanguage;
}

function Dates({ stop, language }: DatesProps) {
  const dates = formatDateRange(stop.place.record, language);
  return dates !== null && <p className={styles.dates}>{dates}</p>;
}

interface PictureProps {
  readonly journey: Journey;
  readonly stop: JourneyStop;
}

/** The first picture of a stop. The previous one remains until it is loaded; the picture of the next stop is preloaded. */
function Picture({ journey, stop }: PictureProps) {
  const { language, messages } = useLanguage();
  const sizes = sheetPictureSizes(useReadsBothLanguages());
  const image = firstPicture(journey, stop);
  const next = journey.stops[stop.index + 1];
  const nextImage = next && firstPicture(journey, next);
  useEffect(() => {
    const src = smallestUrl(nextImage);
    if (nextImage && src !== null) preloadPicture({ src, srcset: smallSources(nextImage), sizes });
  }, [nextImage, sizes]);
  const url = smallestUrl(image);
  if (image === undefined || url === null) return null;
  return (
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        style={focusStyle(image)}
        src={url}
        srcSet={smallSources(image)}
        sizes={sizes}
        alt={titleIn(image, language).text}
        width={800}
        height={500}
      />
      {image.is_illustration && <figcaption>{messages.images.illustrationMark}</figcaption>}
    </figure>
  );
}

function firstPicture({ expedition }: Journey, { place }: JourneyStop): ImageRecord | undefined {
  return expedition
    .getImages(place.id)
    .find((image) => image.image_enabled && image.image_type !== 'video' && smallestUrl(image) !== null);
}

/** Returns the `srcset` without the full size, which would load too late during the playback. */
function smallSources(image: ImageRecord): string {
  return sourceSet({ ...image, url: null });
}

/** Returns the URL of the smallest size of a picture. */
function smallestUrl(image: ImageRecord | undefined): string | null {
  return image === undefined ? null : (image.thumb ?? pictureUrl(image));
}
