import { IconBed, IconInfoCircle } from '@tabler/icons-react';
import { accuracyBars } from '@cae-map/expedition/accuracy';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { textIn, titleOf } from '@cae-map/expedition/titles';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { AccuracyBars } from '../../ui/accuracy-bars.tsx';
import { InPageLink } from '../../ui/in-page-link.tsx';
import { TransportSign } from '../../ui/transport-sign.tsx';
import styles from './place-facts.module.css';

/** The four facts: the way here, the position, the night, and how we know. On a phone they are a row of chips. */
export function PlaceFacts({ view }: { readonly view: PlaceView }) {
  const { language, words } = useLanguage();
  const { place } = view;
  const overnight = textIn(place, 'overnight_place', language);
  const hasTask = textIn(place, 'traveler_todo', language).text !== '' || place.path_ref_req;
  return (
    <dl className={styles.facts} aria-label={words.place.facts}>
      <WayHere view={view} />
      <Fact label={words.place.position} sign={<AccuracyBars bars={accuracyBars(place.accuracy_level)} />}>
        {words.accuracy[place.accuracy_level]}
      </Fact>
      <Fact label={words.place.overnight} sign={<IconBed size={18} stroke={1.8} aria-hidden="true" />}>
        {overnight.text === '' ? (
          <span className={styles.unknown}>{words.place.overnightUnknown}</span>
        ) : (
          <span lang={overnight.language}>{overnight.text}</span>
        )}
      </Fact>
      <Fact label={words.place.sources} sign={<IconInfoCircle size={18} stroke={1.8} aria-hidden="true" />}>
        <InPageLink target="sources">
          {hasTask ? words.place.sourcesAndTasks : words.place.sourcesLink}
        </InPageLink>
      </Fact>
    </dl>
  );
}

function WayHere({ view }: { readonly view: PlaceView }) {
  const { language, words } = useLanguage();
  const { leg, place } = view;
  if (leg === null) {
    const reason = place.ispathpart
      ? view.previous === null
        ? words.place.journeyStart
        : words.place.distanceUnknown
      : words.place.sidePoint;
    return (
      <Fact label={words.place.distanceOf} sign={<TransportSign transport={place.go_by} />}>
        <span className={styles.unknown}>{reason}</span>
      </Fact>
    );
  }
  const kilometres = new Intl.NumberFormat(language === 'ru' ? 'ru' : 'en-GB', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(leg.distanceMetres / 1000);
  const transport =
    leg.transport === 'horse' ? words.transport.horseShort : words.transport[leg.transport ?? 'unknown'];
  return (
    <Fact
      label={words.place.since(titleOf(leg.from, language))}
      sign={<TransportSign transport={leg.transport} />}
    >
      {words.place.distance(kilometres, transport)}
    </Fact>
  );
}

interface FactProps {
  readonly label: string;
  readonly sign: ReactNode;
  readonly children: ReactNode;
}

function Fact({ label, sign, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {sign}
        <span>{children}</span>
      </dd>
    </div>
  );
}
