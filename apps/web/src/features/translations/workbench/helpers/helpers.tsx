import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import type { TextRange } from '@cae-map/expedition/search/words/words';
import type { MarkProposal } from '@cae-map/expedition/translations/marks/travelling-marks';
import type { MemoryMatch } from '@cae-map/expedition/translations/memory/translation-memory';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { translationsMessages } from '../../messages/index.ts';
import type { FieldAnalysis } from '../analysis/use-field-analysis.ts';
import { CheckList } from './check-list.tsx';
import { FieldComments } from './field-comments.tsx';
import { FieldContext } from './field-context.tsx';
import { FieldHistory } from './field-history.tsx';
import styles from './helpers.module.css';
import { MarkList } from './mark-list.tsx';
import { MemoryList } from './memory-list.tsx';
import { TermList } from './term-list.tsx';

interface HelpersProps {
  readonly detail: TranslationDetail;
  readonly analysis: FieldAnalysis;
  readonly matches: readonly MemoryMatch[];
  /** Inserts characters at the caret. */
  readonly onInsert: (characters: string) => void;
  /** Selects a place of the translation. */
  readonly onSelect: (range: TextRange) => void;
  readonly onTakeMarks: (marks: readonly MarkProposal[]) => void;
  readonly selection: () => TextRange;
}

/** What helps to translate a field. Nothing of it changes the translation without a click or a key. */
export function Helpers(properties: HelpersProps) {
  const { messages } = useLanguage(translationsMessages);
  const { detail, analysis, matches, onInsert, onSelect, onTakeMarks, selection } = properties;
  return (
    <aside className={styles.helpers} aria-label={messages.workbench.helpers}>
      <MemoryList matches={matches} language={detail.language} onInsert={onInsert} />
      <TermList analysis={analysis} onInsert={onInsert} />
      <MarkList proposals={analysis.proposals} onTake={onTakeMarks} selection={selection} />
      <CheckList analysis={analysis} onSelect={onSelect} />
      <FieldContext detail={detail} />
      <FieldComments detail={detail} />
      <FieldHistory detail={detail} />
    </aside>
  );
}
