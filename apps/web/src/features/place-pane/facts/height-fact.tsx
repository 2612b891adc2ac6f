import { displayedHeight } from '@cae-map/expedition/heights/rounding';
import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { IconMountain } from '@tabler/icons-react';
import { formatHeight, formatShortHeight } from '../../../lib/heights/format-height.ts';
import { usePlaceHeight } from '../../../lib/heights/use-heights.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { ByRoom } from './by-room.tsx';
import { Fact } from './fact.tsx';
import styles from './fact.module.css';

/** The approximate height of a stop, with its source if it has one; nothing if it is unknown. */
export function HeightFact({ placeId }: { readonly placeId: number }) {
  const { language, messages } = useLanguage();
  const record = usePlaceHeight(placeId);
  const metres = record && displayedHeight(record);
  if (record === null || metres === null) return null;
  const source = fieldIn(record, 'source', language);
  return (
    <Fact label={messages.place.height} icon={<IconMountain size={18} stroke={1.8} aria-hidden="true" />}>
      <ByRoom
        long={formatHeight(metres, language, messages)}
        short={formatShortHeight(metres, language, messages)}
      />
      {source !== null && <span className={styles.note}>{source}</span>}
    </Fact>
  );
}
