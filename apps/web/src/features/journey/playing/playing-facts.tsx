import type { Journey, JourneyStop } from '@cae-map/expedition/journey/journey';
import type { JourneyPosition } from '@cae-map/expedition/journey/position/position';
import { legToPlace, type LegToPlace } from '@cae-map/expedition/leg';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { Transport } from '@cae-map/contract/enumerations';
import type { ReactNode } from 'react';
import { useKilometres } from '../../../lib/kilometres.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { StayIcon } from '../../../ui/icons/stay-icon.tsx';
import { TransportIcon } from '../../../ui/icons/transport-icon.tsx';
import { useJourneyPosition } from '../model/journey-position.ts';
import { isUndated, shortTransport, type Speech } from '../model/journey-text.ts';
import styles from './playing-facts.module.css';

interface PlayingFactsProps {
  readonly journey: Journey;
  readonly stop: JourneyStop;
}

/**
 * The way to the stop and the way on, which are known without reading. Each keeps its place from stop to stop, so that the
 * eye finds it at once.
 */
export function PlayingWays({ journey, stop }: PlayingFactsProps) {
  const { messages } = useLanguage();
  return (
    <dl className={styles.facts} aria-label={messages.place.facts}>
      <WayTo journey={journey} stop={stop} />
      <WayOn journey={journey} stop={stop} />
    </dl>
  );
}

/** What they do at the moment. The place on the way is an estimate, and what is known of a stay may be its month. */
export function PlayingNow({ journey, stop }: PlayingFactsProps) {
  const { language, messages } = useLanguage();
  const now = useJourneyPosition(journey, (position) => nowInWords(position, { language, messages }));
  const isUnderWay = useJourneyPosition(journey, ({ kind }) => kind === 'leg');
  const transport = useJourneyPosition(journey, (where) => (where.kind === 'leg' ? where.transport : null));
  return (
    <p className={styles.now}>
      {isUnderWay ? (
        <TransportIcon transport={transport} />
      ) : (
        <span className={styles.sign} aria-hidden="true">
          <StayIcon icon={stop.place.stayIcon} label="" size={18} />
        </span>
      )}
      <span>{now}</span>
    </p>
  );
}

function nowInWords(position: JourneyPosition, { language, messages }: Speech): string {
  if (position.kind === 'pause') return messages.journey.betweenJourneys;
  if (position.kind === 'leg')
    return messages.journey.playing.onTheWayTo(getTitle(position.to.place.record, language));
  const { stop, dayOfStay } = position;
  if (isUndated(stop)) return messages.journey.playing.dateByOrder;
  if (dayOfStay !== null && dayOfStay.of > 1)
    return messages.journey.playing.dayOf(dayOfStay.day, dayOfStay.of);
  return messages.place.stay[stop.place.stayIcon];
}

/** The way from the stop before, as the pane of the stop tells it. */
function WayTo({ journey, stop }: PlayingFactsProps) {
  const { language, messages } = useLanguage();
  const measured = legToPlace(journey.expedition, stop.place.id);
  const fromId = measured?.fromId ?? stop.leg?.fromId;
  const from = fromId === undefined ? undefined : journey.expedition.byId.get(fromId);
  if (from === undefined) {
    return (
      <Fact label={messages.place.distanceOf} sign={<TransportIcon transport={null} />}>
        {messages.place.journeyStart}
      </Fact>
    );
  }
  return (
    <Way
      label={messages.place.since(getTitle(from.record, language))}
      measured={measured}
      transport={stop.place.record.go_by}
    />
  );
}

/** The way to the next stop. Its length is that from here only where no stop that is not shown lies between. */
function WayOn({ journey, stop }: PlayingFactsProps) {
  const { language, messages } = useLanguage();
  const next = journey.stops[stop.index + 1];
  if (!next?.leg) {
    return (
      <Fact label={messages.journey.playing.wayOn} sign={<TransportIcon transport={null} />}>
        {next ? messages.journey.betweenJourneys : messages.journey.playing.journeyEnd}
      </Fact>
    );
  }
  const measured = legToPlace(journey.expedition, next.place.id);
  return (
    <Way
      label={messages.journey.playing.onTo(getTitle(next.place.record, language))}
      measured={measured?.fromId === stop.place.id ? measured : null}
      transport={next.leg.transport}
    />
  );
}

interface WayProps {
  readonly label: string;
  readonly measured: LegToPlace | null;
  readonly transport: Transport | null;
}

/** How they went, and how far where that may be told. */
function Way({ label, measured, transport }: WayProps) {
  const { messages } = useLanguage();
  const kilometres = useKilometres();
  const by = shortTransport(transport, messages);
  return (
    <Fact label={label} sign={<TransportIcon transport={transport} />}>
      {measured === null ? by : messages.place.distance(kilometres(measured.distanceMetres), by)}
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
      <dt>{label}</dt>
      <dd>
        {sign}
        <span>{children}</span>
      </dd>
    </div>
  );
}
