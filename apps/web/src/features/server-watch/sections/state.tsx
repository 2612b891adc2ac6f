import type { ServerState } from '@cae-map/contract/entities/operation/server-state';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { serverWatchMessages } from '../messages/index.ts';
import { useServerState } from '../server-watch-queries.ts';
import styles from '../server-watch.module.css';
import { useFormats } from '../use-formats.ts';
import { WatchSection, WatchTable } from './watch-section.tsx';

/** The version, the start, the database, the disk and the caches. */
export function StateSection() {
  const { messages } = useLanguage(serverWatchMessages);
  return (
    <WatchSection heading={messages.serverWatch.state.heading} query={useServerState()}>
      {(state) => (
        <>
          <Facts state={state} />
          <Caches state={state} />
        </>
      )}
    </WatchSection>
  );
}

function Facts({ state }: { readonly state: ServerState }) {
  const { messages } = useLanguage(serverWatchMessages);
  const format = useFormats();
  const labels = messages.serverWatch.state;
  const { database, disk } = state;
  const size = (bytes: number | null): string => (bytes === null ? labels.unknown : format.size(bytes));
  const switched = (isOn: boolean): string => (isOn ? labels.on : labels.off);
  const facts: readonly (readonly [string, string])[] = [
    [labels.version, state.version],
    [labels.runningSince, format.moment(state.started_at)],
    [labels.memory, format.size(state.memory_bytes)],
    [labels.database, `${labels.databaseKinds[database.kind]}, ${size(database.bytes)}`],
    [
      labels.responseTime,
      database.response_milliseconds === null
        ? labels.noResponse
        : format.duration(database.response_milliseconds),
    ],
    [
      labels.freeDisk,
      disk.free_bytes === null
        ? labels.unknown
        : labels.ofTotal(format.size(disk.free_bytes), size(disk.total_bytes)),
    ],
    [labels.errorReports, switched(state.error_reports)],
    [labels.usageCounts, switched(state.usage_counts)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Caches({ state }: { readonly state: ServerState }) {
  const { messages } = useLanguage(serverWatchMessages);
  const format = useFormats();
  const labels = messages.serverWatch.caches;
  return (
    <WatchTable
      label={labels.heading}
      columns={[labels.name, labels.hitRate, labels.entries]}
      rows={state.caches.map(({ name, hits, misses, entries }) => [
        name,
        name,
        hits + misses === 0 ? labels.unused : format.percent(hits / (hits + misses)),
        format.number(entries),
      ])}
    />
  );
}
