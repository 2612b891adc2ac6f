import type { TextRange } from '@cae-map/expedition/search/words/words';
import type { Finding } from '@cae-map/expedition/translations/checks/finding';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { numberFormat } from '../../../../lib/language/number-format.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { translationsMessages } from '../../messages/index.ts';
import type { FieldAnalysis } from '../analysis/use-field-analysis.ts';
import styles from './helpers.module.css';

interface CheckListProps {
  readonly analysis: FieldAnalysis;
  readonly onSelect: (range: TextRange) => void;
}

/** What the checks have found, with its place in the translation. */
export function CheckList({ analysis, onSelect }: CheckListProps) {
  const { language, messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.checks;
  const { findings, text } = analysis;
  if (text.target.trim() === '') return null;
  return (
    <section className={styles.helper}>
      <h3>{labels.title}</h3>
      {findings.length === 0 && <p className={styles.quiet}>{labels.none}</p>}
      <ul className={styles.findings}>
        {findings.map((finding, index) => {
          const Icon = finding.severity === 'error' ? IconAlertTriangle : IconInfoCircle;
          const { target } = finding;
          return (
            // The findings of a text have no ids, and their order is that of the text.
            <li key={index} data-severity={finding.severity}>
              <Icon size={16} stroke={1.8} aria-hidden="true" />
              <span>{describe(finding)}</span>
              {target !== undefined && (
                <Button look="link" onClick={() => onSelect(target)}>
                  {labels.show}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );

  function describe(finding: Finding): string {
    switch (finding.check) {
      case 'number':
      case 'date':
        return (finding.isIn === 'source' ? labels.missingFact : labels.addedFact)(finding.written);
      case 'mark':
        return (finding.isIn === 'source' ? labels.missingMark : labels.addedMark)(finding.written);
      case 'link':
        return labels.missingLink(finding.written);
      case 'quotes':
        return finding.problem === 'unbalanced'
          ? labels.unbalancedQuote(finding.written)
          : labels.foreignQuote(finding.written);
      case 'length':
        return finding.ratio < 1
          ? labels.short(numberFormat(language, 1).format(1 / finding.ratio))
          : labels.long(numberFormat(language, 1).format(finding.ratio));
      case 'untranslated':
        return finding.problem === 'sameAsSource'
          ? labels.sameAsSource
          : labels.russianLetters(finding.written);
      case 'spaces':
        return labels.spaces;
      case 'invisible':
        return labels.invisible(finding.codePoint);
      case 'glossary':
        return labels.glossary(finding.written, finding.expected.slice(0, 3).join(', '));
      case 'unchecked':
        return labels.unchecked;
    }
  }
}
