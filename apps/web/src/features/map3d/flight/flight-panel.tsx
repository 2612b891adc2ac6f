import { flightStepLength, type FlightStep } from '@cae-map/expedition/flight/flight';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { textIn, titleIn } from '@cae-map/expedition/texts/titles';
import type { RefObject } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useEscape } from '../../../ui/dialog/use-escape.ts';
import { map3dMessages } from '../messages/index.ts';
import { DayText } from './day-text.tsx';
import { FlightControls } from './flight-controls.tsx';
import styles from './flight-panel.module.css';
import type { FlightStop } from './flight-stops-query.ts';
import { flightStore, openStep, useFlight } from './flight-store.ts';
import { Button } from '../../../ui/controls/button.tsx';

interface FlightPanelProps {
  readonly element: RefObject<HTMLElement | null>;
  readonly stops: readonly FlightStop[];
  /** Empty until the route is loaded. */
  readonly steps: readonly FlightStep[];
}

/** The stop of the flight with its note and the chronicle, the controls, and all stops as buttons. */
export function FlightPanel({ element, stops, steps }: FlightPanelProps) {
  const { language, messages } = useLanguage(map3dMessages);
  useEscape(element, () => flightStore.setState({ isPlaying: false }));
  const current = useFlight((flight) => flight.index);
  const stop = stops[current];
  if (!stop) return null;
  const title = titleIn(stop, language);
  const note = textIn(stop, 'notes', language);
  return (
    <section ref={element} className={styles.panel} aria-label={messages.flight.label}>
      <h1 className="visually-hidden">{messages.flight.title}</h1>
      <div className={styles.text}>
        <p className={styles.number}>
          {messages.flight.stepOf(current + 1, stops.length)} · {formatDateRange(stop, language)}
        </p>
        <div aria-live="polite">
          <h2 className={styles.title} lang={title.language}>
            {title.text}
          </h2>
          <p className={styles.note} lang={note.language}>
            {note.text}
          </p>
        </div>
        <DayText placeId={stop.place_id} />
      </div>
      <FlightControls steps={steps} count={stops.length} placeId={stop.place_id} />
      <ol className={styles.steps} aria-label={messages.flight.steps}>
        {stops.map((other, index) => {
          const name = titleIn(other, language).text;
          const step = steps[index];
          return (
            <li key={other.place_id} className={styles.step} data-passed={index < current}>
              <Button
                label={name}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => openStep(index, step?.wayLength ?? 0)}
              >
                {index === current && step && <Progress length={flightStepLength(step)} />}
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The share of the current step that has been flown. */
function Progress({ length }: { readonly length: number }) {
  const share = useFlight(({ time }) => Math.round((100 * time) / length) / 100);
  return <span className={styles.progress} style={{ transform: `scaleX(${share})` }} />;
}
