import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { IconQuote } from '@tabler/icons-react';
import { useIsPrinting } from '../../../lib/browser/use-is-printing.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useCopy } from '../../../lib/notices/use-copy.ts';
import { usePlaceSources } from '../../../lib/sources/place-sources-query.ts';
import { formatCitation } from './citation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './place-sources.module.css';

/** The button that copies a citation of the stop. On paper the citation itself is in its place. */
export function Cite({ place }: { readonly place: PlaceRecord }) {
  const { language, messages } = useLanguage();
  const copy = useCopy();
  const isPrinting = useIsPrinting();
  const { dates, texts } = usePlaceSources(place.place_id);
  const write = (): string =>
    formatCitation(place, [...dates, ...Object.values(texts).flat()], language, messages);
  if (isPrinting) return <p className={styles.printed}>{write()}</p>;
  return (
    <Button className={styles.cite} onClick={() => void copy(write(), messages.place.cited)}>
      <IconQuote size={18} stroke={1.8} aria-hidden="true" />
      {messages.place.cite}
    </Button>
  );
}
