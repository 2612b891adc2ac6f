import type { Journey, JourneyStop } from '@cae-map/expedition/journey/journey';
import type { JourneyPosition } from '@cae-map/expedition/journey/position/position';
import { legToPlace, type LegToPlace } from '@cae-map/expedition/leg';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { Transport } from '@cae-map/contract/enumerations';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useLegDistance } from '../../../lib/leg-distance.ts';
import { StayIcon } from '../../../ui/icons/stay-icon.tsx';
import { TransportIcon } from '../../../ui/icons/transport-icon.tsx';
import { useJourneyPosition } from '../model/journey-position.ts';
import { isUndated, shortTransport, type TextContext } from '../model/journey-text.ts';
import styles from './playing-facts.module.css';

interface PlayingFactsProps {
  readonly journey: Journey;
  readonly stop: JourneyStop;
}

/** The leg to the stop and the next leg. Their positions are the same at every stop. */
export function PlayingLegs({ journey, stop }: PlayingFactsProps) {
  const { messages } = useLanguage();
  return (
    <dl className={styles.facts} aria-label={messages.place.facts}>
      <LegToStop journey={journey} stop={stop} />
      <NextLeg journey={journey} stop={stop} />
    </dl>
  );
}

/** The current activity: a leg with its estimated position, or a stay in its known precision. */
export function PlayingNow({ journey, stop }: PlayingFactsProps) {
  const { language, messages } = useLanguage();
  const now = useJourneyPosition(journey, (position) => describeActivity(position, { language, messages }));
  const isOnLeg = useJourneyPosition(journey, ({ kind }) => kind === 'leg');
  const transport = useJourneyPosition(journey, (position) =>
    position.kind === 'leg' ? position.transport : null,
  );
  return (
    <p className={styles.now}>
      {isOnLeg ? (
        <TransportIcon transport={transport} />
      ) : (
        <span className={styles.icon} aria-hidden="true">
          <StayIcon icon={stop.place.stayIcon} label="" size={18} />
        </span>
      )}
      <span>{now}</span>
    </p>
  );
}

function describeActivity(position: JourneyPosition, { language, messages }: TextContext): string {
  if (position.kind === 'pause') return messages.journey.betweenJourneys;
  if (position.kind === 'leg')
    return messages.journey.playing.onTheWayTo(getTitle(position.to.place.record, language));
  const { stop, dayOfStay } = position;
  if (isUndated(stop)) return messages.journey.playing.dateByOrder;
  if (dayOfStay !== null && dayOfStay.of > 1)
    return messages.journey.playing.dayOf(dayOfStay.day, dayOfStay.of);
  return messages.place.stay[stop.place.stayIcon];
}

/** The leg from the previous stop, as in the pane of the stop. */
function LegToStop({ journey, stop }: PlayingFactsProps) {
  const { language, messages } = useLanguage();
  const measured = legToPlace(journey.expedition, stop.place.id);
  const fromId = measured?.fromId ?? stop.leg?.fromId;
  const from = fromId === undefined ? undefined : journey.expedition.byId.get(fromId);
  if (from === undefined) {
    return (
      <Fact label={messages.place.distanceOf} icon={<TransportIcon transport={null} />}>
        {messages.place.journeyStart}
      </Fact>
    );
  }
  return (
    <LegFact
      label={messages.place.since(getTitle(from.record, language))}
      measured={measured}
      transport={stop.place.record.go_by}
    />
  );
}

/** The leg to the next stop. Its length is shown only if no hidden stop is in between. */
function NextLeg({ journey, stop }: PlayingFactsProps) {
  const { language, messages } = useLanguage();
  const next = journey.stops[stop.index + 1];
  if (!next?.leg) {
    return (
      <Fact label={messages.journey.playing.wayOn} icon={<TransportIcon transport={null} />}>
        {next ? messages.journey.betweenJourneys : messages.journey.playing.journeyEnd}
      </Fact>
    );
  }
  const measured = legToPlace(journey.expedition, next.place.id);
  return (
    <LegFact
      label={messages.journey.playing.onTo(getTitle(next.place.record, language))}
      measured={measured?.fromId === stop.place.id ? measured : null}
      transport={next.leg.transport}
    />
  );
}

interface LegFactProps {
  readonly label: string;
  readonly measured: LegToPlace | null;
  readonly transport: Transport | null;
}

/** The transport of a leg and its length, unless it is hidden. */
function LegFact({ label, measured, transport }: LegFactProps) {
  const { messages } = useLanguage();
  const distance = useLegDistance();
  const by = shortTransport(transport, messages);
  return (
    <Fact label={label} icon={<TransportIcon transport={transport} />}>
      {measured === null ? by : distance(measured, by)}
    </Fact>
  );
}

interface FactProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Fact({ label, icon, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {icon}
        <span>{children}</span>
      </dd>
    </div>
  );
}
