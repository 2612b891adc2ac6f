import type { PlaceViewText } from '@cae-map/expedition/place-view';
import { getJourneyDay } from '@cae-map/expedition/journey/days/day';
import type { Journey } from '@cae-map/expedition/journey/journey';
import { momentToDate } from '@cae-map/expedition/journey/moment';
import { daysOfText } from '@cae-map/expedition/texts/days-of-text';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { useMemo } from 'react';
import { useJourney } from '../../lib/journey/journey-store.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { otherLanguage } from '../../lib/language/language-path.ts';
import { useOptions } from '../../lib/options/options-store.ts';
import type { PlaceSectionProps } from '../../lib/manifest/place-section.ts';
import { useReadsBothLanguages } from '../../ui/language/both-languages.tsx';
import { InPageLink } from '../../ui/links/in-page-link.tsx';
import paneStyles from '../../ui/layout/pane-section.module.css';
import { DayInBooks } from '../../ui/links/day-in-books.tsx';
import { PlaceLink } from '../../ui/links/place-link.tsx';
import styles from './journey-day.module.css';
import { useJourneyModel } from './model/journey-model.ts';
import { useJourneyPosition } from './model/journey-position.ts';
import { formatDay } from './model/journey-text.ts';
import { SmallPicture } from './timeline/small-picture.tsx';

/**
 * The card of the current day: links to its entries in the chronicle of the pane, its pictures, and the other places of the
 * day.
 */
export function JourneyDay({ view }: PlaceSectionProps) {
  const model = useJourneyModel();
  return model && <Day journey={model.journey} view={view} />;
}

function Day({ journey, view }: PlaceSectionProps & { readonly journey: Journey }) {
  const { language, messages } = useLanguage();
  const other = otherLanguage(language);
  const readsBoth = useReadsBothLanguages();
  const showAllPhotos = useOptions((options) => options.showAllPhotos);
  const date = useJourney(({ moment }) => momentToDate(journey, moment));
  const dayText = useJourneyPosition(journey, (position) => formatDay(position.day, language));
  const otherDayText = useJourneyPosition(journey, (position) => formatDay(position.day, other));
  const day = useMemo(() => getJourneyDay(journey, date, showAllPhotos), [journey, date, showAllPhotos]);
  const textIds = new Set(day.texts.map(({ text }) => text.text_id));
  const texts = (view.books ?? [])
    .flatMap((book) => book.texts)
    .filter(({ text_id }) => textIds.has(text_id));
  const hasAccounts = day.texts.some(({ text }) => daysOfText(text).includes(date));
  const others = day.places.filter(
    ({ place, certainty }) => certainty === 'day' && place.id !== view.place.place_id,
  );
  return (
    <section className={`${paneStyles.section} ${styles.day}`} aria-label={messages.journey.today}>
      <h2 className={paneStyles.heading}>{dayText}</h2>
      {readsBoth && (
        <p className={styles.otherDay} lang={other}>
          {otherDayText}
        </p>
      )}
      {texts.map((text) => (
        <EntryLink key={text.text_id} text={text} dayText={dayText} />
      ))}
      {hasAccounts && (
        <p>
          <DayInBooks date={date} />
        </p>
      )}
      {texts.length === 0 && <p className={paneStyles.quiet}>{messages.journey.nothingOfDay}</p>}
      {day.images.length > 0 && (
        <ul className={styles.pictures}>
          {day.images.map((image) => (
            <li key={image.image_id}>
              <SmallPicture image={image} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className={styles.others}>
          {messages.journey.alsoThere}:{' '}
          {others.map(({ place }) => (
            <PlaceLink key={place.id} placeId={place.id}>
              {titleIn(place.record, language).text}
            </PlaceLink>
          ))}
        </p>
      )}
    </section>
  );
}

interface EntryLinkProps {
  readonly text: PlaceViewText;
  /** The formatted day of the card, which the link does not repeat. */
  readonly dayText: string;
}

/** A link to an entry in the chronicle of the pane, with its dates if they are not only the current day. */
function EntryLink({ text, dayText }: EntryLinkProps) {
  const { language, messages } = useLanguage();
  const { dates } = textEntry(text, language);
  return (
    <p>
      <InPageLink target={`entry-${text.text_id}`} className={styles.entry ?? ''}>
        {dates === null || dates === dayText
          ? messages.journey.entryOfDay
          : `${messages.journey.entryOfDay}, ${dates}`}
      </InPageLink>
    </p>
  );
}
