import type { TextRange } from '@cae-map/expedition/search/words/words';
import { isPlaced, type MarkProposal } from '@cae-map/expedition/translations/marks/travelling-marks';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { announce } from '../../../../lib/notices/announcements.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { translationsMessages } from '../../messages/index.ts';
import styles from './helpers.module.css';

interface MarkListProps {
  readonly proposals: readonly MarkProposal[];
  readonly onTake: (marks: readonly MarkProposal[]) => void;
  /** The selected characters of the translation. */
  readonly selection: () => TextRange;
}

/** The links and the emphasis of the source that the translation lacks. */
export function MarkList({ proposals, onTake, selection }: MarkListProps) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.marks;
  const placed = proposals.filter(isPlaced);
  if (proposals.length === 0) return null;
  const takeAtSelection = (proposal: MarkProposal): void => {
    const [start, end] = selection();
    if (start === end) announce(labels.nothingSelected);
    else onTake([{ ...proposal, range: [start, end] }]);
  };
  return (
    <section className={styles.helper}>
      <h3>{labels.title}</h3>
      {placed.length > 0 && (
        <Button look="outlined" className={styles.all} onClick={() => onTake(placed)}>
          {labels.takeAll(placed.length)} <kbd>{'Ctrl+Shift+U'}</kbd>
        </Button>
      )}
      <ul className={styles.marks}>
        {proposals.map((proposal) => (
          <li key={`${proposal.mark.kind} ${proposal.source.join(' ')}`}>
            <span>
              <q lang="ru">{proposal.written}</q> <span className={styles.quiet}>{describe(proposal)}</span>
            </span>
            <Button
              look="outlined"
              onClick={() => (proposal.range === null ? takeAtSelection(proposal) : onTake([proposal]))}
            >
              {proposal.range === null ? labels.takeSelected : labels.take}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );

  function describe({ mark, range, sentences }: MarkProposal): string {
    const kind = mark.kind === 'emphasis' ? labels.emphasis : labels.link;
    if (range !== null) return kind;
    const sentence = sentences[0]?.text;
    return `${kind} · ${sentence === undefined ? labels.notTranslated : labels.lost}`;
  }
}
