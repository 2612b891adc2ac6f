import { readMarkedText } from '@cae-map/expedition/sentences/marked-text';
import type { Sentence } from '@cae-map/expedition/sentences/sentence-text';
import { readEmphasis } from '@cae-map/expedition/translations/marks/emphasis';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { translationsMessages } from '../../messages/index.ts';
import { acceptedNames } from '../analysis/accepted-names.ts';
import type { FieldAnalysis } from '../analysis/use-field-analysis.ts';
import styles from './source.module.css';

interface SourceTextProps {
  readonly source: string;
  readonly analysis: FieldAnalysis;
  /** The index of the row that is lit; -1 for none. */
  readonly lit: number;
  readonly onLight: (row: number) => void;
}

/** A part of a text between two boundaries of its sentences, marks and terms. */
interface Span {
  readonly start: number;
  readonly end: number;
}

interface RowSentence {
  readonly sentence: Sentence;
  readonly row: number;
}

/**
 * The source by sentence. Pointing at a sentence lights it and its translation; so do the arrow keys, for which the text is one tab stop.
 */
export function SourceText({ source, analysis, lit, onLight }: SourceTextProps) {
  const { messages } = useLanguage(translationsMessages);
  const { rows, text, format } = analysis;
  const paragraphs = useMemo(
    () =>
      groupByParagraph(
        rows.flatMap((row, index) => row.source.map((sentence) => ({ sentence, row: index }))),
      ),
    [rows],
  );
  const marks = useMemo(() => {
    if (format === 'plain') return { links: [], emphasis: [] };
    const marked = readMarkedText(source);
    return { links: marked.marks, emphasis: readEmphasis(source, marked) };
  }, [source, format]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.altKey || rows.length === 0) return;
    event.preventDefault();
    onLight(Math.min(rows.length - 1, Math.max(0, lit + step)));
  };
  return (
    // The keys move what is lit; the text itself is read as usual.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={messages.workbench.sourceLabel}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys need the focus
      tabIndex={0}
      lang="ru"
      className={styles.source}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onLight(-1)}
    >
      {text.source.trim() === '' && <p className={styles.empty}>{messages.translations.noSource}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph[0]?.sentence.start}>
          {paragraph.map(({ sentence, row }) => (
            <span
              key={sentence.start}
              className={styles.sentence}
              data-lit={row === lit}
              onPointerEnter={() => onLight(row)}
            >
              {renderParts(sentence)}
            </span>
          ))}
        </p>
      ))}
    </div>
  );

  function renderParts({ start, end }: Sentence): ReactNode {
    const spans: readonly Span[] = [...analysis.terms, ...marks.links, ...marks.emphasis];
    const cuts = new Set([start, end]);
    for (const span of spans)
      for (const at of [span.start, span.end]) if (at > start && at < end) cuts.add(at);
    const bounds = [...cuts].toSorted((one, other) => one - other);
    return bounds.slice(0, -1).map((from, index) => {
      const to = bounds[index + 1] ?? end;
      const covers = (span: Span): boolean => span.start <= from && span.end >= to;
      const characters = text.source.slice(from, to).replaceAll('\n', ' ');
      const term = analysis.terms.find(covers);
      const emphasis = marks.emphasis.find(covers);
      const isLink = marks.links.some(covers);
      if (term === undefined && emphasis === undefined && !isLink) return characters;
      const names = term === undefined ? [] : acceptedNames(term, analysis.language);
      return (
        <span
          key={from}
          data-term={names.length > 0}
          data-link={isLink}
          data-emphasis={emphasis?.element}
          {...(names.length > 0 ? { title: names.join(', ') } : {})}
        >
          {characters}
        </span>
      );
    });
  }
}

function groupByParagraph(sentences: readonly RowSentence[]): RowSentence[][] {
  const groups: RowSentence[][] = [];
  for (const each of sentences) {
    const last = groups.at(-1);
    if (last?.[0]?.sentence.paragraph === each.sentence.paragraph) last.push(each);
    else groups.push([each]);
  }
  return groups;
}
