import { translationStatuses } from '@cae-map/contract/enumerations';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { numberFormat, numberLocales } from '../../../lib/language/number-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ScrollRow } from '../../../ui/layout/scroll-row.tsx';
import { translationsMessages } from '../messages/index.ts';
import type { FieldRow } from '../model/field-row.ts';
import { countByStatus } from '../model/progress.ts';
import { filterRows, readFilter, type RowFilter } from '../model/row-filter.ts';
import { beginVisit } from '../model/visits.ts';
import styles from './dashboard.module.css';

interface StatusCountsProps {
  /** The rows of the filter without its status. */
  readonly rows: readonly FieldRow[];
  readonly allRows: readonly FieldRow[];
  readonly filter: RowFilter;
  readonly onChange: (change: Partial<RowFilter>) => void;
}

/** The number of fields with each status, as buttons that list them, and the fields that have changed since the last visit. */
export function StatusCounts({ rows, allRows, filter, onChange }: StatusCountsProps) {
  const { language, messages } = useLanguage(translationsMessages);
  const labels = messages.translations;
  const counts = useMemo(() => countByStatus(rows), [rows]);
  const [lastVisit] = useState(() => beginVisit(Date.now()));
  const changed = useMemo(
    () =>
      lastVisit === null
        ? 0
        : filterRows(allRows, { ...readFilter(new URLSearchParams()), changedSince: lastVisit }).length,
    [allRows, lastVisit],
  );
  const format = numberFormat(language, 0);
  const chip = (key: string, label: string, count: number, isPressed: boolean, onClick: () => void) => (
    <Button key={key} className={styles.chip} aria-pressed={isPressed} onClick={onClick}>
      {label} <b>{format.format(count)}</b>
    </Button>
  );
  return (
    <div role="group" aria-label={labels.statusFilter} className={styles.chipsFrame}>
      <ScrollRow className={styles.chips}>
        {chip('all', labels.anyStatus, rows.length, filter.status === null, () => onChange({ status: null }))}
        {translationStatuses
          .filter((status) => counts.has(status) || filter.status === status)
          .map((status) =>
            chip(status, labels.statuses[status], counts.get(status) ?? 0, filter.status === status, () =>
              onChange({ status: filter.status === status ? null : status }),
            ),
          )}
        {lastVisit !== null &&
          (changed > 0 || filter.changedSince !== null) &&
          chip(
            'changed',
            labels.changedSince(
              new Intl.DateTimeFormat(numberLocales[language], { day: 'numeric', month: 'long' }).format(
                lastVisit,
              ),
            ),
            changed,
            filter.changedSince !== null,
            () => onChange({ changedSince: filter.changedSince === null ? lastVisit : null }),
          )}
      </ScrollRow>
    </div>
  );
}
