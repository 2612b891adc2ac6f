import { formatDate, formatDateRange } from '@cae-map/expedition/dates/format-dates';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { formatSources } from '@cae-map/expedition/sources/format-source';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { IconQuote } from '@tabler/icons-react';
import { useIsPrinting } from '../../../lib/browser/use-is-printing.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { useCopy } from '../../../lib/notices/use-copy.ts';
import { usePlaceSources } from '../../../lib/sources/place-sources-query.ts';
import { paths } from '../../../lib/url/paths.ts';
import styles from './place-sources.module.css';

/**
 * The button that copies a citation of the stop: title, dates, URL, day of access, and the sources of its dates and texts. On paper
 * the citation itself is in its place.
 */
export function Cite({ place }: { readonly place: PlaceRecord }) {
  const { language, messages } = useLanguage();
  const copy = useCopy();
  const isPrinting = useIsPrinting();
  const { dates, texts } = usePlaceSources(place.place_id);
  const citation = (): string => {
    const cited = [...dates, ...Object.values(texts).flat()];
    // A work is named once, with the chapter of its first citation.
    const works = cited.filter(
      ({ work_id }, index) => cited.findIndex((other) => other.work_id === work_id) === index,
    );
    const url = new URL(localPath(language, paths.place(place.place_id)), window.location.origin).toString();
    const day = formatDate(localDay(new Date()), 'YYYY-MM-DD', language) ?? '';
    const sources = formatSources(works, language);
    const stay = formatDateRange(place, language) ?? '';
    return messages.place.citation(getTitle(place, language), stay, url, day, sources);
  };
  if (isPrinting) return <p className={styles.printed}>{citation()}</p>;
  return (
    <button type="button" className={styles.cite} onClick={() => void copy(citation(), messages.place.cited)}>
      <IconQuote size={18} stroke={1.8} aria-hidden="true" />
      {messages.place.cite}
    </button>
  );
}

/** The calendar day of an instant where the visitor is, `YYYY-MM-DD`. */
function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
