import type { PlaceView, PlaceViewLeg } from '@cae-map/expedition/place-view';
import { isInMainRoute, mainRouteFrom } from '@cae-map/expedition/route/route';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useId, useState } from 'react';
import type { Catalogue } from '../../../lib/language/catalogue-ru.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { TransportIcon } from '../../../ui/icons/transport-icon.tsx';
import { Fact } from './fact.tsx';
import { ByRoom } from './by-room.tsx';
import { useLegDistance, useShortLegDistance } from '../../../lib/leg-distance.ts';
import factStyles from './fact.module.css';
import styles from './leg-fact.module.css';
import { LegPopover } from './leg-popover.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/**
 * The length and the transport of the leg from the previous stop. Without a length it shows the start of the journey, a side
 * point or the transport; nothing if none of these is known.
 */
export function LegFact({ view }: { readonly view: PlaceView }) {
  const { language, messages } = useLanguage();
  const { leg, place } = view;
  if (leg !== null) {
    return (
      <Fact
        label={messages.place.since(getTitle(leg.from, language))}
        icon={<TransportIcon transport={leg.transport} />}
      >
        <LegButton leg={leg} view={view} />
        {leg.isInferred && <span className={styles.inferred}>{messages.place.way.inferred}</span>}
      </Fact>
    );
  }
  const text = describeArrival(view, messages);
  if (text === null) return null;
  return (
    <Fact label={messages.place.distanceOf} icon={<TransportIcon transport={place.go_by} />}>
      {text}
    </Fact>
  );
}

function describeArrival({ place, previous }: PlaceView, messages: Catalogue): string | null {
  if (!place.ispathpart) return messages.place.sidePoint;
  const isMainStart = isInMainRoute(place) && place.date === mainRouteFrom;
  if (previous === null || isMainStart) return messages.place.journeyStart;
  return place.go_by === null ? null : messages.transport[place.go_by];
}

/** The length of the leg. The button opens a popover with details and highlights the leg on the map. */
function LegButton({ leg, view }: { readonly leg: PlaceViewLeg; readonly view: PlaceView }) {
  const { messages } = useLanguage();
  const distance = useLegDistance();
  const shortDistance = useShortLegDistance();
  const id = useId();
  const [isButtonFocused, setButtonFocused] = useState(false);
  const transport =
    leg.transport === 'horse'
      ? messages.transport.horseShort
      : messages.transport[leg.transport ?? 'unknown'];
  return (
    <>
      <Button
        className={`${styles.button} ${factStyles.link}`}
        popoverTarget={id}
        title={messages.place.way.show}
        // The click of a key press has the detail 0. The popover stays open while the button has keyboard focus.
        onClick={({ detail }) => setButtonFocused(detail === 0)}
        onBlur={() => setButtonFocused(false)}
      >
        <ByRoom long={distance(leg, transport)} short={shortDistance(leg)} />
      </Button>
      <LegPopover id={id} leg={leg} to={view.place} isButtonFocused={isButtonFocused} />
    </>
  );
}
