import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { aboutAccuracy, formatStayDates } from '@cae-map/expedition/dates/format-dates';
import type { PlaceLink as NeighbourPlace, PlaceView } from '@cae-map/expedition/place-view';
import { stayDays } from '@cae-map/expedition/dates/stays';
import { titleIn, getTitle, getTitles } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { otherLanguage } from '../../../lib/language/language-path.ts';
import { leadPicture } from '../../../lib/images/pictures.ts';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { PlaceLink } from '../../../ui/links/place-link.tsx';
import { StayIcon } from '../../../ui/icons/stay-icon.tsx';
import { UnbrokenWords } from '../../../ui/text/unbroken-words.tsx';
import { useReadsBothLanguages } from '../../../ui/language/both-languages.tsx';
import styles from './place-header.module.css';
import { fieldAttribute } from '../../../lib/translations/field-attribute.ts';

/** Titles with more letters have a smaller font. */
const longTitleLetters = 60;

/** The title of the stop between the links to its neighbours, and its dates. */
export function PlaceHeader({ view }: { readonly view: PlaceView }) {
  const { language, messages } = useLanguage();
  const readsBoth = useReadsBothLanguages();
  const title = titleIn(view.place, language);
  const other = otherLanguage(language);
  const otherTitle = getTitles(view.place)[other];
  const missing = title.language === other ? language : other;
  const hasBoth = title.language === language && otherTitle.trim() !== '';
  const showsOther = readsBoth && hasBoth;
  return (
    <header className={styles.header} data-under-close-button={leadPicture(view) === null}>
      <div className={styles.row}>
        <Neighbour link={view.previous} direction="previous" />
        <div
          className={styles.pair}
          data-both={showsOther}
          {...fieldAttribute('places', view.place.place_id, 'title')}
        >
          <h1 className={styles.title} lang={title.language} data-long={isLong(title.text)}>
            <UnbrokenWords text={title.text} />
          </h1>
          {showsOther && (
            <p className={styles.title} lang={other} data-long={isLong(otherTitle)}>
              <UnbrokenWords text={otherTitle} />
            </p>
          )}
        </div>
        <Neighbour link={view.next} direction="next" />
      </div>
      <div className={styles.pair} data-both={showsOther}>
        <Dates view={view} />
        {showsOther && (
          <p className={styles.otherDates} lang={other}>
            {formatStayDates(view.place, other)}
          </p>
        )}
      </div>
      {readsBoth && !hasBoth && <p className={styles.missing}>{messages.place.languages.missing[missing]}</p>}
    </header>
  );
}

function isLong(title: string): boolean {
  return title.length > longTitleLetters;
}

interface NeighbourProps {
  readonly link: NeighbourPlace | null;
  readonly direction: 'previous' | 'next';
}

function Neighbour({ link, direction }: NeighbourProps) {
  const { language, messages } = useLanguage();
  if (link === null) return <span className={styles.noNeighbour} />;
  const label = messages.place[direction](getTitle(link, language));
  const Icon = direction === 'previous' ? IconChevronLeft : IconChevronRight;
  return (
    <PlaceLink
      placeId={link.id}
      rel={direction === 'previous' ? 'prev' : 'next'}
      className={styles.neighbour ?? ''}
      aria-label={label}
      title={label}
    >
      <Icon size={22} stroke={1.8} aria-hidden="true" />
    </PlaceLink>
  );
}

function Dates({ view }: { readonly view: PlaceView }) {
  const { messages } = useLanguage();
  const span = view.dates.precision === 'day' ? stayDays(view.place) : null;
  // The days of arrival and departure are both counted.
  const days = span === null || span === 0 ? null : messages.place.days(span + 1);
  return (
    <p className={styles.dates}>
      <StayIcon icon={view.stayIcon} label={messages.place.stay[view.stayIcon]} />
      <StayDates view={view} />
      {days !== null && <span className={styles.days}>{days}</span>}
    </p>
  );
}

/** The dates of a stay; exact ones link to the page of the first day. */
function StayDates({ view: { place, dates } }: { readonly view: PlaceView }) {
  const { language, messages } = useLanguage();
  const formatted = formatStayDates(place, language) ?? messages.place.dateUnknown;
  const day =
    dates.precision === 'day' && place.date_acc !== aboutAccuracy ? (place.date ?? place.enddate) : null;
  if (day === null) return <span>{formatted}</span>;
  return (
    <LocalLink to={paths.day(day)} className={styles.day ?? ''} title={messages.place.openDay(formatted)}>
      {formatted}
    </LocalLink>
  );
}
