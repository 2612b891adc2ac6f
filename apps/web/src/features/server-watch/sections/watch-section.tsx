import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { serverWatchMessages } from '../messages/index.ts';
import styles from '../server-watch.module.css';

interface WatchSectionProps<Data> {
  readonly heading: string;
  readonly query: UseQueryResult<Data>;
  /** Further controls beside the heading. */
  readonly controls?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the screen with its heading, a button that fetches it again, and its failure. */
export function WatchSection<Data>({ heading, query, controls, children }: WatchSectionProps<Data>) {
  const { messages } = useLanguage(serverWatchMessages);
  const id = useId();
  const { data, error, refetch, isFetching } = query;
  const labels = messages.serverWatch;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.heading}>
        <h2 id={id}>{heading}</h2>
        {controls}
        <Button
          look="outlined"
          aria-label={`${labels.refresh}: ${heading}`}
          aria-busy={isFetching}
          onClick={() => void refetch()}
        >
          {labels.refresh}
        </Button>
      </div>
      {error !== null && (
        <FailurePage error={error} onRetry={() => void refetch()} title={labels.loadFailed} />
      )}
      {data === undefined && error === null && <LoadingPage />}
      {data !== undefined && error === null && children(data)}
    </section>
  );
}

interface WatchTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [key: string, ...cells: readonly ReactNode[]])[];
}

/** A table that scrolls sideways on a phone; the first cell of a row is its heading. */
export function WatchTable({ label, columns, rows }: WatchTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard.
    <div className={styles.tableScroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, first, ...cells]) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
