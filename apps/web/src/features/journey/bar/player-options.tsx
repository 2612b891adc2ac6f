import { useId } from 'react';
import { endJourney, useJourney } from '../../../lib/journey/journey-store.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import {
  clockKinds,
  journeyOptions,
  journeySpeeds,
  journeySteps,
  useJourneyOptions,
} from '../model/journey-options.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './player-options.module.css';

/** The options of the playback: speed, clock and step; and the button that shows the whole route again. */
export function PlayerOptions({ id }: { readonly id: string }) {
  const { language, messages } = useLanguage();
  const { speed, clock, step } = useJourneyOptions((options) => options);
  const isActive = useJourney((state) => state.isActive);
  const number = new Intl.NumberFormat(language);
  return (
    <div id={id} popover="auto" className={styles.options}>
      <Choice
        legend={messages.journey.speed}
        values={journeySpeeds}
        chosen={speed}
        label={(value) => `${number.format(value)}×`}
        onChoose={(value) => journeyOptions.change({ speed: value })}
      />
      <Choice
        legend={messages.journey.clock}
        values={clockKinds}
        chosen={clock}
        label={(value) => messages.journey.clocks[value]}
        hint={messages.journey.clockHints[clock]}
        onChoose={(value) => journeyOptions.change({ clock: value })}
      />
      <Choice
        legend={messages.journey.step}
        values={journeySteps}
        chosen={step}
        label={(value) => messages.journey.stepNames[value]}
        onChoose={(value) => journeyOptions.change({ step: value })}
      />
      <Button
        className={styles.wholeRoute}
        disabled={!isActive}
        popoverTarget={id}
        popoverTargetAction="hide"
        onClick={endJourney}
      >
        {messages.journey.wholeRoute}
      </Button>
    </div>
  );
}

interface ChoiceProps<Value extends string | number> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly label: (value: Value) => string;
  readonly hint?: string;
  readonly onChoose: (value: Value) => void;
}

/** A group of radio buttons in a row. */
function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, values, chosen, label, hint, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.values}>
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
