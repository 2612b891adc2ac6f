import type { ImageRecord } from '@cae-map/contract/entities/image';
import { formatDateRange } from '@cae-map/expedition/dates';
import type { Journey, JourneyStop } from '@cae-map/expedition/journey/journey';
import { textEntry } from '@cae-map/expedition/text-entry';
import { titleIn } from '@cae-map/expedition/titles';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { textsOfPlaceQuery } from '../../lib/api/texts-of-place.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { pictureAddress } from '../../lib/pictures.ts';
import { useJourneyModel, type JourneyModel } from './journey-model.ts';
import styles from './journey-playing.module.css';
import { useJourneyPosition } from './journey-position.ts';
import { dayInWords } from './journey-words.ts';
import { plainExcerpt } from './plain-excerpt.ts';

/** The pane while the journey plays: the stop they are at or have left last, in few words. Nothing of it takes the keyboard. */
export function JourneyPlaying() {
  const model = useJourneyModel();
  return model && <Playing model={model} />;
}

function Playing({ model: { journey } }: { readonly model: JourneyModel }) {
  const { language, words } = useLanguage();
  const stop = useJourneyPosition(journey, (where) => (where.kind === 'stop' ? where.stop : where.from));
  const day = useJourneyPosition(journey, (where) => dayInWords(where.day, { language, words }));
  const title = titleIn(stop.place.record, language);
  const dates = formatDateRange(stop.place.record, language);
  return (
    <article className={styles.playing}>
      <p className={styles.day}>{day}</p>
      <h1 className={styles.title} lang={title.language}>
        {title.text}
      </h1>
      {dates !== null && <p className={styles.dates}>{dates}</p>}
      <Picture journey={journey} stop={stop} />
      <HeldText stop={stop} />
    </article>
  );
}

interface PictureProps {
  readonly journey: Journey;
  readonly stop: JourneyStop;
}

/** The first picture of a stop. The one before stays until it is loaded, and that of the next stop is asked for in time. */
function Picture({ journey, stop }: PictureProps) {
  const { language, words } = useLanguage();
  const image = firstPicture(journey, stop);
  const next = journey.stops[stop.index + 1];
  const nextAddress = next === undefined ? null : smallAddress(firstPicture(journey, next));
  useEffect(() => {
    if (nextAddress !== null) new Image().src = nextAddress;
  }, [nextAddress]);
  const address = smallAddress(image);
  if (image === undefined || address === null) return null;
  return (
    <figure className={styles.figure}>
      <img
        className={styles.picture}
        src={address}
        alt={titleIn(image, language).text}
        width={800}
        height={500}
      />
      {image.is_illustration && <figcaption>{words.images.illustrationMark}</figcaption>}
    </figure>
  );
}

function firstPicture({ expedition }: Journey, { place }: JourneyStop): ImageRecord | undefined {
  return expedition
    .imagesOf(place.id)
    .find((image) => image.image_enabled && image.image_type !== 'video' && smallAddress(image) !== null);
}

/** The smallest size of a picture that there is: it is seen for a moment. */
function smallAddress(image: ImageRecord | undefined): string | null {
  return image === undefined ? null : (image.thumb ?? pictureAddress(image));
}

/** How long they have to be at a stop before its text is asked for, in milliseconds: most pass by faster. */
const holdMilliseconds = 700;
const excerptLength = 320;

function HeldText({ stop }: { readonly stop: JourneyStop }) {
  const { language } = useLanguage();
  const heldId = useHeldId(stop.place.id);
  const query = textsOfPlaceQuery(useApiClient(), heldId ?? 0);
  const { data } = useQuery(heldId === null ? { ...query, queryFn: skipToken } : query);
  const [text] = data ?? [];
  if (heldId === null || text === undefined) return null;
  const { content } = textEntry(text, language);
  return (
    <p className={styles.text} lang={content.language}>
      {plainExcerpt(content.text, excerptLength)}
    </p>
  );
}

/** The id of a place that has stayed the same for a while; null before. */
function useHeldId(placeId: number): number | null {
  const [heldId, hold] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => hold(placeId), holdMilliseconds);
    return () => clearTimeout(timer);
  }, [placeId]);
  return heldId === placeId ? heldId : null;
}
