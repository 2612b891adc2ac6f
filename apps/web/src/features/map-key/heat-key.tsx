import { listNights, longestStays } from '@cae-map/expedition/nights';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useId, useMemo } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useVisibleSections } from '../../lib/options/options-store.ts';
import { heatColours } from '../../map/style/heat-colours.ts';
import { useMapColorScheme } from '../../map/style/use-map-color-scheme.ts';
import { mapKeyMessages } from './messages/index.ts';
import { Sample, sampleSize } from './sample.tsx';
import styles from './map-key.module.css';

/** How many of the longest stays are listed. */
const listedStays = 8;

/** The colours of the heat map from left to right. */
export function HeatSample() {
  const id = useId();
  const colours = heatColours[useMapColorScheme()];
  return (
    <Sample>
      <linearGradient id={id}>
        {colours.map((colour, index) => (
          <stop key={colour} offset={index / (colours.length - 1)} stopColor={colour} />
        ))}
      </linearGradient>
      <rect width={sampleSize.width} height={sampleSize.height} rx={4} fill={`url(#${id})`} />
    </Sample>
  );
}

/** The longest stays as a list, which says in words what the heat map shows. */
export function LongestStays() {
  const { language, messages } = useLanguage(mapKeyMessages);
  const expedition = useExpedition();
  const sections = useVisibleSections();
  const stays = useMemo(
    () => (expedition ? longestStays(listNights(expedition, sections), listedStays) : []),
    [expedition, sections],
  );
  const headingId = useId();
  if (stays.length === 0) return null;
  return (
    <>
      <p id={headingId} className={styles.hint}>
        {messages.heatKey.longest}
      </p>
      <ol className={styles.stays} aria-labelledby={headingId}>
        {stays.map(({ place, nights }) => (
          <li key={place.id}>{messages.heatKey.stay(getTitle(place.record, language), nights)}</li>
        ))}
      </ol>
    </>
  );
}
