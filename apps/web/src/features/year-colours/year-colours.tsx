import { useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useCopy } from '../../lib/notices/use-copy.ts';
import { findLineStyle } from '../../map/style/line-types.ts';
import { useMapColorScheme } from '../../map/style/use-map-color-scheme.ts';
import { routeYears, type RouteYear } from '../../map/style/route-colours.ts';
import { noTunedYears } from '../../map/style/tuned-years.ts';
import { useTunedYears } from '../../map/style/use-tuned-years.ts';
import { CloseButton } from '../../ui/controls/round-button.tsx';
import { useEscape } from '../../ui/dialog/use-escape.ts';
import { yearColoursMessages } from './messages/index.ts';
import { restoreTunedYears, tuneYears } from './stored-years.ts';
import { yearColoursSwitch } from './year-colours-command.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './year-colours.module.css';

/** Restores the stored colours, which are removed from the map with the part, and shows the tuner while it is open. */
export function YearColours() {
  useEffect(restoreTunedYears, []);
  return yearColoursSwitch.useIsOn() ? <Tuner /> : null;
}

function Tuner() {
  const { messages } = useLanguage(yearColoursMessages);
  const { yearColours } = messages;
  const scheme = useMapColorScheme();
  const years = useTunedYears();
  const copy = useCopy();
  const id = useId();
  const tuner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (): void => yearColoursSwitch.set(false);
  useEscape(tuner, close);
  useEffect(() => heading.current?.focus(), []);
  const colourOf = (year: RouteYear): string => findLineStyle('year', year, scheme).core;
  return (
    <section ref={tuner} className={styles.tuner} aria-labelledby={id} data-map-tool>
      <header className={styles.header}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {yearColours.title}
        </h2>
        <CloseButton isBare label={yearColours.close} onClick={close} />
      </header>
      <p className={styles.hint}>{yearColours.hint[scheme]}</p>
      <ul className={styles.years}>
        {routeYears.map((year) => (
          <li key={year}>
            <label>
              <span>{year}</span>
              <input
                type="color"
                value={colourOf(year)}
                onChange={({ target }) =>
                  tuneYears({ ...years, [scheme]: { ...years[scheme], [year]: target.value } })
                }
              />
              <code>{colourOf(year)}</code>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          onClick={() =>
            void copy(routeYears.map((year) => `${year}: ${colourOf(year)}`).join('\n'), yearColours.copied)
          }
        >
          {yearColours.copy}
        </Button>
        <Button onClick={() => tuneYears(noTunedYears)}>{yearColours.reset}</Button>
      </div>
    </section>
  );
}
