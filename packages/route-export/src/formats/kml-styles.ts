import { accuracyLevels, type AccuracyLevel } from '@cae-map/contract/enumerations';
import type { LineSource } from '../exported-route.ts';
import type { ExportContent, LegStyle } from '../route-format.ts';
import type { XmlElement } from '../xml.ts';

/** The size of the icon of a stop by the accuracy of its position, relative to the program's own. */
const iconScales: Readonly<Record<AccuracyLevel, number>> = {
  exact: 0.8,
  high: 0.8,
  medium: 0.7,
  low: 0.6,
  unknown: 0.6,
};

/** KML has no dashes: lines that are not recorded are thinner and half transparent. */
const lineLooks: Readonly<
  Record<'recorded' | 'other', { readonly opacity: string; readonly width: number }>
> = {
  recorded: { opacity: 'ff', width: 3.5 },
  other: { opacity: '99', width: 2 },
};

/** The id of the style of a leg. */
export function legStyleId({ lineType, value }: LegStyle, source: LineSource): string {
  return `${lineType}-${value === '' ? 'undated' : value}${source === 'recorded' ? '' : '-not-recorded'}`;
}

/** The id of the style of a stop. */
export function stopStyleId(accuracy: AccuracyLevel): string {
  return `stop-${accuracy}`;
}

/** The shared styles: of the legs by every line type, so that a reader can choose another one, and of the stops. */
export function documentStyles({ route, legStyles }: ExportContent): XmlElement[] {
  const styles = new Map<string, XmlElement>();
  for (const leg of route.legs) {
    for (const style of legStyles(leg)) {
      const id = legStyleId(style, leg.source);
      const { opacity, width } = lineLooks[leg.source === 'recorded' ? 'recorded' : 'other'];
      styles.set(id, { '@id': id, LineStyle: { color: kmlColour(style.colour, opacity), width } });
    }
  }
  const stopStyles = accuracyLevels.map((accuracy) => ({
    '@id': stopStyleId(accuracy),
    IconStyle: { scale: iconScales[accuracy] },
    LabelStyle: { scale: 0.8 },
  }));
  return [...styles.values(), ...stopStyles];
}

/** Converts `#rrggbb` to `aabbggrr`. */
export function kmlColour(colour: string, opacity: string): string {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  return `${opacity}${blue}${green}${red}`;
}
