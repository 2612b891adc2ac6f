import type { PlaceView, PlaceViewLeg } from '@cae-map/expedition/place-view';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useId, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { TransportIcon } from '../../../ui/icons/transport-icon.tsx';
import { Fact } from './fact.tsx';
import { useKilometres } from '../../../lib/kilometres.ts';
import factStyles from './fact.module.css';
import styles from './leg-fact.module.css';
import { LegPopover } from './leg-popover.tsx';

/** The length and the transport of the leg from the previous stop, or the reason why the length is unknown. */
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
      </Fact>
    );
  }
  const isUnknown = place.ispathpart && view.previous !== null;
  const known = place.ispathpart ? messages.place.journeyStart : messages.place.sidePoint;
  return (
    <Fact
      label={messages.place.distanceOf}
      icon={<TransportIcon transport={place.go_by} />}
      isUnknown={isUnknown}
    >
      {isUnknown ? messages.place.distanceUnknown : known}
    </Fact>
  );
}

/** The length of the leg. The button opens a popover with details and highlights the leg on the map. */
function LegButton({ leg, view }: { readonly leg: PlaceViewLeg; readonly view: PlaceView }) {
  const { messages } = useLanguage();
  const kilometres = useKilometres();
  const id = useId();
  const [isButtonFocused, setButtonFocused] = useState(false);
  const transport =
    leg.transport === 'horse'
      ? messages.transport.horseShort
      : messages.transport[leg.transport ?? 'unknown'];
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${factStyles.link}`}
        popoverTarget={id}
        title={messages.place.way.show}
        // The click of a key press has the detail 0. The popover stays open while the button has keyboard focus.
        onClick={({ detail }) => setButtonFocused(detail === 0)}
        onBlur={() => setButtonFocused(false)}
      >
        {messages.place.distance(kilometres(leg.distanceMetres), transport)}
      </button>
      <LegPopover id={id} leg={leg} to={view.place} isButtonFocused={isButtonFocused} />
    </>
  );
}
