import type { ImageMetadata } from '@cae-map/contract/entities/images/image-file';
import { formatStoredDate } from '../../../lib/editing/format-stored-date.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { formatPosition } from '../../../lib/format-position.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import type { ImageEdit } from '../records/use-image-writes.ts';
import styles from './file-facts.module.css';

/** A fact in a file that is used or not. Each is decided alone: a scan may have the right position and the day of the scan. */
export type FileFact = 'date' | 'position';

interface ProposalProps {
  readonly proposal: ImageMetadata;
  readonly onDecide: (fact: FileFact, isUsed: boolean) => void;
}

/** The date and the position in the file, each to be used or not. */
export function Proposal({ proposal, onDecide }: ProposalProps) {
  const { language, messages } = useLanguage(imageEditingMessages);
  const labels = messages.uploads.proposal;
  return listFacts(proposal).map((fact) => (
    <div key={fact} className={styles.proposal} role="group" aria-label={labels.names[fact]}>
      <p>
        {labels.names[fact]}: {formatFact(proposal, fact, language)}.
        {fact === 'date' && <span> {labels.scanHint}</span>}
      </p>
      <Button look="outlined" onClick={() => onDecide(fact, true)}>
        {labels.use[fact]}
      </Button>
      <Button look="outlined" onClick={() => onDecide(fact, false)}>
        {labels.ignore}
      </Button>
    </div>
  ));
}

/** The date and the position of a file, as far as it has them. */
export function listFacts({ datetime_original, latitude, longitude }: ImageMetadata): FileFact[] {
  return [
    ...(datetime_original === null ? [] : (['date'] as const)),
    ...(latitude === null || longitude === null ? [] : (['position'] as const)),
  ];
}

function formatFact(
  { datetime_original, latitude, longitude }: ImageMetadata,
  fact: FileFact,
  language: Parameters<typeof formatStoredDate>[2],
): string | null {
  if (fact === 'date') return formatStoredDate('datetime_original', datetime_original, language);
  return latitude === null || longitude === null ? null : formatPosition([latitude, longitude]);
}

/** The fields that a fact in a file proposes. */
export function proposedFields(
  { datetime_original, latitude, longitude }: ImageMetadata,
  fact: FileFact,
): ImageEdit {
  // The file names the day: without a precision the date would be shown as an unknown one.
  return fact === 'date' ? { datetime_original, date_format: 'YYYY-MM-DD' } : { latitude, longitude };
}

/** The facts of a file without one that is decided. */
export function withoutFact(metadata: ImageMetadata, fact: FileFact): ImageMetadata {
  return {
    ...metadata,
    ...(fact === 'date' ? { datetime_original: null } : { latitude: null, longitude: null }),
  };
}
