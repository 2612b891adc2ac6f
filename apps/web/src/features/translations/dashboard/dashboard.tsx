import { IconArrowRight, IconChartBar } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMayApprove } from '../../../lib/translations/use-may-approve.ts';
import { paths } from '../../../lib/url/paths.ts';
import { useQueryText } from '../../../lib/url/use-query-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { translationsMessages } from '../messages/index.ts';
import { openStatuses } from '../model/field-row.ts';
import { filterRows, isFiltered, writeFilter, type RowFilter } from '../model/row-filter.ts';
import type { LoadedRows } from '../rows/rows-store.ts';
import styles from './dashboard.module.css';
import { FieldList } from './field-list.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { RowFilters } from './row-filters.tsx';
import { StatusCounts } from './status-counts.tsx';
import { useRowSearch } from './use-row-search.ts';
import { useRowFilter } from './use-row-filter.ts';

const noFilter: Partial<RowFilter> = {
  table: null,
  status: null,
  section: null,
  bookId: null,
  chapterId: null,
  changedSince: null,
};

/** The parts of the page that do not change with a key: what is typed is shown before the list follows. */
const SettledCounts = memo(StatusCounts);
const SettledList = memo(FieldList);
const SettledProgress = memo(ProgressPanel);

/** The list of the fields with its filters, and the progress of each part. */
export function Dashboard({ loaded }: { readonly loaded: LoadedRows }) {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.translations;
  const mayApprove = useMayApprove();
  const { filter: urlFilter, change } = useRowFilter();
  const { fieldText, onType } = useQueryText();
  const typed = useDeferredValue(fieldText);
  const filter = useMemo(() => ({ ...urlFilter, search: typed }), [urlFilter, typed]);
  const { rows } = loaded;
  const inPart = useMemo(
    () => filterRows(rows, { ...urlFilter, status: null, search: '' }),
    [rows, urlFilter],
  );
  const withoutStatus = useRowSearch(inPart, typed);
  const { status } = urlFilter;
  const listed = useMemo(
    () => (status === null ? withoutStatus : withoutStatus.filter(({ state }) => state.status === status)),
    [withoutStatus, status],
  );
  const [showsProgress, setShowsProgress] = useState(false);
  /** The first field to work on: of a list of one status the first one. */
  const first = listed.find(({ state }) => status !== null || openStatuses.includes(state.status));
  const query = writeFilter(filter);
  return (
    <div className={styles.body} data-progress={showsProgress}>
      <div className={styles.main}>
        {!mayApprove && <p className={styles.hint}>{labels.ownWaits}</p>}
        <RowFilters
          filter={filter}
          text={fieldText}
          onText={onType}
          onChange={change}
          onReset={
            isFiltered(filter)
              ? () => {
                  onType('');
                  change({ ...noFilter, search: '' });
                }
              : null
          }
        />
        <SettledCounts rows={withoutStatus} allRows={rows} filter={filter} onChange={change} />
        <div className={styles.summary}>
          <p role="status">{labels.count(listed.length)}</p>
          <Button
            look="outlined"
            className={styles.progressButton}
            aria-pressed={showsProgress}
            onClick={() => setShowsProgress(!showsProgress)}
          >
            <IconChartBar size={18} stroke={1.8} aria-hidden="true" />
            {labels.progress}
          </Button>
          {first !== undefined && (
            <LocalLink className={styles.begin} to={paths.translation(first.state, query)}>
              {labels.begin}
              <IconArrowRight size={18} stroke={1.8} aria-hidden="true" />
            </LocalLink>
          )}
        </div>
        <SettledList rows={listed} query={query} />
      </div>
      <SettledProgress rows={rows} filter={filter} onChange={change} />
    </div>
  );
}
