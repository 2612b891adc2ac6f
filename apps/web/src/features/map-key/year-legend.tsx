import { useLanguage } from '../../lib/language/language-context.tsx';
import { routeColours } from '../../map/style/route-colours.ts';
import { useColorScheme } from '../../map/style/use-color-scheme.ts';
import styles from './year-legend.module.css';

const legendYears = [
  { from: '1923', to: '24', year: '1923' },
  { from: '1925', year: '1925' },
  { from: '1926', year: '1926' },
  { from: '1927', year: '1927' },
  { from: '1928', year: '1928' },
] as const;

/** The list of the route colours by year. */
export function YearLegend() {
  const { messages } = useLanguage();
  const colours = routeColours[useColorScheme()];
  return (
    <ul className={styles.years} aria-label={messages.map.legend}>
      {legendYears.map((entry) => (
        <li key={entry.year}>
          <span
            className={styles.swatch}
            style={{ background: colours[entry.year].core, borderColor: colours[entry.year].edge }}
          />
          {'to' in entry ? messages.map.routeYears(entry.from, entry.to) : entry.from}
        </li>
      ))}
    </ul>
  );
}
