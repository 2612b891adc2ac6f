import type { LegendGrouping } from '@cae-map/contract/enumerations';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useLineType } from '../../lib/options/line-type.ts';
import { findLineStyle, type LineStyle } from '../../map/style/line-types.ts';
import { useMapColorScheme } from '../../map/style/use-map-color-scheme.ts';
import { useTunedYears } from '../../map/style/use-tuned-years.ts';
import { mapKeyMessages } from './messages/index.ts';
import styles from './line-legend.module.css';

interface LegendEntry {
  readonly text: string;
  readonly style: LineStyle;
}

/** The classes of the legend. Cars have the colour of the caravans, so that they share an entry. */
const legendClasses = {
  transport: ['train', 'steamship', 'horse', 'horsecart', 'unknown'],
  pathaccuracy: ['high', 'low'],
} as const satisfies Record<LegendGrouping, readonly string[]>;

const legendYears = [
  { from: '1923', to: '24' },
  { from: '1925' },
  { from: '1926' },
  { from: '1927' },
  { from: '1928' },
] as const;

/** The list of the colours and dashes of the route lines, by the current line type. */
export function LineLegend() {
  const { heading, entries } = useLegend();
  return (
    <ul className={styles.legend} aria-label={heading}>
      {entries.map(({ text, style: { core, edge, isDashed } }) => (
        <li key={text}>
          <span
            className={isDashed ? `${styles.swatch} ${styles.dashed}` : styles.swatch}
            style={isDashed ? { color: core } : { background: core, borderColor: edge }}
          />
          {text}
        </li>
      ))}
    </ul>
  );
}

function useLegend(): { readonly heading: string; readonly entries: readonly LegendEntry[] } {
  const { messages } = useLanguage(mapKeyMessages);
  const lineType = useLineType();
  // The lines contrast with the base layer, whatever the colour scheme of the page is.
  const scheme = useMapColorScheme();
  useTunedYears();
  const styleOf = (value: string): LineStyle => findLineStyle(lineType, value, scheme);
  switch (lineType) {
    case 'year':
      return {
        heading: messages.map.legend,
        entries: legendYears.map((entry) => ({
          text: 'to' in entry ? messages.map.routeYears(entry.from, entry.to) : entry.from,
          style: styleOf(entry.from),
        })),
      };
    case 'transport': {
      const { heading, classes } = messages.lineTypes.transport;
      return {
        heading,
        entries: legendClasses.transport.map((value) => ({ text: classes[value], style: styleOf(value) })),
      };
    }
    case 'pathaccuracy': {
      const { heading, classes } = messages.lineTypes.pathaccuracy;
      return {
        heading,
        entries: legendClasses.pathaccuracy.map((value) => ({ text: classes[value], style: styleOf(value) })),
      };
    }
  }
}
