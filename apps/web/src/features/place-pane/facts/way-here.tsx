import type { PlaceView, PlaceViewLeg } from '@cae-map/expedition/place-view';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useId, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { TransportSign } from '../../../ui/transport-sign.tsx';
import { Fact } from './fact.tsx';
import { useKilometres } from '../../../lib/kilometres.ts';
import factStyles from './fact.module.css';
import styles from './way-here.module.css';
import { WayPopover } from './way-popover.tsx';

/** The way from the previous stop: how long it is and how it was travelled, or why that cannot be said. */
export function WayHere({ view }: { readonly view: PlaceView }) {
  const { language, messages } = useLanguage();
  const { leg, place } = view;
  if (leg !== null) {
    return (
      <Fact
        label={messages.place.since(getTitle(leg.from, language))}
        sign={<TransportSign transport={leg.transport} />}
      >
        <WayButton leg={leg} view={view} />
      </Fact>
    );
  }
  const isUnknown = place.ispathpart && view.previous !== null;
  const known = place.ispathpart ? messages.place.journeyStart : messages.place.sidePoint;
  return (
    <Fact
      label={messages.place.distanceOf}
      sign={<TransportSign transport={place.go_by} />}
      isUnknown={isUnknown}
    >
      {isUnknown ? messages.place.distanceUnknown : known}
    </Fact>
  );
}

/** The length of the way; it opens what more there is to say of it and lights it on the map. */
function WayButton({ leg, view }: { readonly leg: PlaceViewLeg; readonly view: PlaceView }) {
  const { messages } = useLanguage();
  const kilometres = useKilometres();
  const id = useId();
  const [isAtButton, setAtButton] = useState(false);
  const transport =
    leg.transport === 'horse'
      ? messages.transport.horseShort
      : messages.transport[leg.transport ?? 'unknown'];
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${factStyles.leadsOn}`}
        popoverTarget={id}
        title={messages.place.way.show}
        // A press of a key is a click without a place: whoever uses the keyboard stays at the button.
        onClick={({ detail }) => setAtButton(detail === 0)}
        onBlur={() => setAtButton(false)}
      >
        {messages.place.distance(kilometres(leg.distanceMetres), transport)}
      </button>
      <WayPopover id={id} leg={leg} to={view.place} isAtButton={isAtButton} />
    </>
  );
}
