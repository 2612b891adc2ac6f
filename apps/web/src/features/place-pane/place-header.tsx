import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatDateRange } from '@cae-map/expedition/dates';
import type { PlaceLink as NeighbourPlace, PlaceView } from '@cae-map/expedition/place-view';
import { stayDays } from '@cae-map/expedition/stays';
import { modernNames, scriptLanguage, titleIn, titleOf } from '@cae-map/expedition/titles';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { PlaceLink } from '../../ui/place-link.tsx';
import { StaySign } from '../../ui/stay-sign.tsx';
import styles from './place-header.module.css';

/** The title between the previous and the next stop, the dates, and the names of today. */
export function PlaceHeader({ view }: { readonly view: PlaceView }) {
  const { language } = useLanguage();
  const title = titleIn(view.place, language);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Neighbour link={view.previous} direction="previous" />
        <h1 className={styles.title} lang={title.language}>
          {title.text}
        </h1>
        <Neighbour link={view.next} direction="next" />
      </div>
      <Dates view={view} />
      <Names view={view} />
    </header>
  );
}

function Neighbour({
  link,
  direction,
}: {
  readonly link: NeighbourPlace | null;
  readonly direction: 'previous' | 'next';
}) {
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
  const range = formatDateRange(view.place, language);
  const span = view.dates.precision === 'day' ? stayDays(view.place) : null;
  // Both the day of arrival and that of departure count.
  const days = span === null || span === 0 ? null : words.place.days(span + 1);
  return (
    <p className={styles.dates}>
      <StaySign icon={view.stayIcon} label={words.place.stay[view.stayIcon]} />
      <span>{range ?? words.place.dateUnknown}</span>
      {days !== null && <span className={styles.days}>{days}</span>}
    </p>
  );
}

function Names({ view }: { readonly view: PlaceView }) {
  const { language, words } = useLanguage();
  const { main, others } = modernNames(view.place.title_modern);
  // A name that has not changed is not worth a line.
  const names = [main, ...others].filter(
    (name): name is string => name !== null && name !== titleOf(view.place, language),
  );
  if (names.length === 0) return null;
  return (
    <dl className={styles.names}>
      <dt>{words.place.modernName}</dt>
      <dd>
        {names.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <span lang={scriptLanguage(name)}>{name}</span>
          </span>
        ))}
      </dd>
    </dl>
  );
}
