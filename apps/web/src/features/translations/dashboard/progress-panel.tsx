import { translatableTables, visitedOnValues } from '@cae-map/contract/enumerations';
import { chooseText } from '@cae-map/expedition/texts/titles';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { translationsMessages } from '../messages/index.ts';
import type { FieldRow } from '../model/field-row.ts';
import { countProgress, type Progress } from '../model/progress.ts';
import type { RowFilter } from '../model/row-filter.ts';
import styles from './progress-panel.module.css';

interface ProgressPanelProps {
  readonly rows: readonly FieldRow[];
  readonly filter: RowFilter;
  readonly onChange: (change: Partial<RowFilter>) => void;
}

/** How many fields of each table, part of the expedition and chapter are translated. Each part lists its fields. */
export function ProgressPanel({ rows, filter, onChange }: ProgressPanelProps) {
  const { language, messages } = useLanguage(translationsMessages);
  const labels = messages.translations;
  const byTable = useMemo(() => countProgress(rows, ({ state }) => state.source_table), [rows]);
  const bySection = useMemo(() => countProgress(rows, ({ section }) => section), [rows]);
  const byChapter = useMemo(() => countProgress(rows, ({ chapterId }) => chapterId), [rows]);
  const chapterTitles = useMemo(
    () =>
      new Map(
        rows
          .filter(({ state }) => state.source_table === 'chapters')
          .map(({ chapterId, title }) => [chapterId, chooseText(title, language).text]),
      ),
    [rows, language],
  );
  return (
    <aside className={styles.panel} aria-label={labels.progress}>
      <Parts
        title={labels.byTable}
        parts={sortBy(byTable, translatableTables)}
        nameOf={(table) => labels.tables[table]}
        chosen={filter.table}
        onChoose={(table) => onChange({ table })}
      />
      <Parts
        title={labels.bySection}
        parts={sortBy(bySection, visitedOnValues)}
        nameOf={(section) => messages.sections[section]}
        chosen={filter.section}
        onChoose={(section) => onChange({ section })}
      />
      <Parts
        title={labels.byChapter}
        parts={byChapter}
        nameOf={(chapterId) => chapterTitles.get(chapterId) ?? String(chapterId)}
        chosen={filter.chapterId}
        onChoose={(chapterId) => onChange({ chapterId })}
      />
    </aside>
  );
}

function sortBy<Part>(parts: readonly Progress<Part>[], order: readonly Part[]): readonly Progress<Part>[] {
  return parts.toSorted((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
}

interface PartsProps<Part> {
  readonly title: string;
  readonly parts: readonly Progress<Part>[];
  readonly nameOf: (part: Part) => string;
  readonly chosen: Part | null;
  /** @param part null to list all parts again */
  readonly onChoose: (part: Part | null) => void;
}

function Parts<Part extends string | number>({ title, parts, nameOf, chosen, onChoose }: PartsProps<Part>) {
  const { messages } = useLanguage(translationsMessages);
  if (parts.length === 0) return null;
  return (
    <section className={styles.parts}>
      <h2>{title}</h2>
      <ul>
        {parts.map(({ part, total, translated, approved }) => (
          <li key={part}>
            <Button
              className={styles.part}
              aria-pressed={part === chosen}
              aria-label={messages.translations.progressOf(nameOf(part), translated, total)}
              title={messages.translations.showPart}
              onClick={() => onChoose(part === chosen ? null : part)}
            >
              <span className={styles.name}>{nameOf(part)}</span>
              <span className={styles.figures}>
                {translated}
                {' / '}
                {total}
              </span>
              <span className={styles.bar} aria-hidden="true">
                <span className={styles.translated} style={{ width: `${(translated / total) * 100}%` }} />
                <span className={styles.approved} style={{ width: `${(approved / total) * 100}%` }} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
