import { routeColours } from '../../features/route/route-colours.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { darkQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import styles from './map-controls.module.css';

const legendYears = [
  { from: '1923', to: '24', year: '1923' },
  { from: '1925', year: '1925' },
  { from: '1926', year: '1926' },
  { from: '1927', year: '1927' },
  { from: '1928', year: '1928' },
] as const;

/** Which colour of the line stands for which year. */
export function YearLegend() {
  const { words } = useLanguage();
  const colours = routeColours[useMediaQuery(darkQuery) ? 'dark' : 'light'];
  return (
    <ul className={styles.legend} aria-label={words.map.legend}>
      {legendYears.map((entry) => (
        <li key={entry.year}>
          <span
            className={styles.swatch}
            style={{ background: colours[entry.year].core, borderColor: colours[entry.year].edge }}
          />
          {'to' in entry ? words.map.routeYears(entry.from, entry.to) : entry.from}
        </li>
      ))}
    </ul>
  );
}
