import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatStayDates } from '@cae-map/expedition/dates';
import type { PlaceLink as NeighbourPlace, PlaceView } from '@cae-map/expedition/place-view';
import { stayDays } from '@cae-map/expedition/stays';
import { titleIn, titleOf, titlesOf } from '@cae-map/expedition/titles';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { otherLanguage } from '../../lib/language/language-path.ts';
import { leadPicture } from '../../lib/pictures.ts';
import { PlaceLink } from '../../ui/place-link.tsx';
import { StaySign } from '../../ui/stay-sign.tsx';
import { useReadsBothLanguages } from './both-languages.tsx';
import styles from './place-header.module.css';
import { PlaceNames } from './place-names.tsx';

/** A title of more letters is set smaller. */
const longTitleLetters = 60;

/** The name of the stop between the previous and the next stop, the dates, and its other names. */
export function PlaceHeader({ view }: { readonly view: PlaceView }) {
  const { language } = useLanguage();
  const title = titleIn(view.place, language);
  return (
    <header className={styles.header} data-under-close-button={leadPicture(view) === null}>
      <div className={styles.row}>
        <Neighbour link={view.previous} direction="previous" />
        <div className={styles.titles}>
          <h1 className={styles.title} lang={title.language} data-long={title.text.length > longTitleLetters}>
            {title.text}
          </h1>
          <OtherTitle view={view} />
        </div>
        <Neighbour link={view.next} direction="next" />
      </div>
      <Dates view={view} />
      <PlaceNames place={view.place} />
    </header>
  );
}

/** The title and the dates in the other language, for who reads both. */
function OtherTitle({ view: { place } }: { readonly view: PlaceView }) {
  const { language } = useLanguage();
  const readsBoth = useReadsBothLanguages();
  const other = otherLanguage(language);
  const title = titlesOf(place)[other];
  if (!readsBoth || title.trim() === '') return null;
  return (
    <p className={styles.otherTitle} lang={other}>
      <span className={styles.title} data-long={title.length > longTitleLetters}>
        {title}
      </span>
      <span className={styles.otherDates}>{formatStayDates(place, other)}</span>
    </p>
  );
}

interface NeighbourProps {
  readonly link: NeighbourPlace | null;
  readonly direction: 'previous' | 'next';
}

function Neighbour({ link, direction }: NeighbourProps) {
  const { language, words } = useLanguage();
  if (link === null) return <span className={styles.noNeighbour} />;
  const label = words.place[direction](titleOf(link, language));
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
  const { language, words } = useLanguage();
  const span = view.dates.precision === 'day' ? stayDays(view.place) : null;
  // Both the day of arrival and that of departure count.
  const days = span === null || span === 0 ? null : words.place.days(span + 1);
  return (
    <p className={styles.dates}>
      <StaySign icon={view.stayIcon} label={words.place.stay[view.stayIcon]} />
      <span>{formatStayDates(view.place, language) ?? words.place.dateUnknown}</span>
      {days !== null && <span className={styles.days}>{days}</span>}
    </p>
  );
}
