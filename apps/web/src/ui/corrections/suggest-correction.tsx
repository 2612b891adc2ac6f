import { IconMessage2Question } from '@tabler/icons-react';
import { requestCorrection, type CorrectedRecord } from '../../lib/corrections/correction-request.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { Button } from '../controls/button.tsx';
import styles from './suggest-correction.module.css';

interface SuggestCorrectionProps {
  readonly record: CorrectedRecord;
  /** In place of the quiet look, that of the surrounding actions. */
  readonly className?: string | undefined;
}

/** The button by which visitors propose a correction of a place, a picture or a text. It opens the form. */
export function SuggestCorrection({ record, className = styles.quiet }: SuggestCorrectionProps) {
  const { messages } = useLanguage();
  const label = messages.place.suggestCorrection;
  return (
    <Button
      className={`${styles.scripted} ${className}`}
      aria-label={`${label}: ${record.title}`}
      onClick={() => requestCorrection(record)}
    >
      <IconMessage2Question size={16} stroke={1.8} aria-hidden="true" />
      {label}
    </Button>
  );
}
