import { jobStates, type JobRecord } from '@cae-map/contract/entities/job';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { serverWatchMessages } from '../messages/index.ts';
import { useJobs } from '../server-watch-queries.ts';
import styles from '../server-watch.module.css';
import { useFormats } from '../use-formats.ts';
import { WatchSection } from './watch-section.tsx';

/** The most jobs in the list: the failed ones first, then the newest. */
const maxJobs = 30;

/** The jobs in the background, and their number by state. */
export function JobsSection() {
  const { messages } = useLanguage(serverWatchMessages);
  const format = useFormats();
  const labels = messages.serverWatch.jobs;
  return (
    <WatchSection heading={labels.heading} query={useJobs()}>
      {({ jobs, counts }) =>
        jobs.length === 0 ? (
          <p className={styles.note}>{labels.none}</p>
        ) : (
          <>
            <p className={styles.note}>
              {jobStates
                .map((state) => `${labels.states[state]}: ${format.number(counts[state])}`)
                .join(' · ')}
            </p>
            <ul className={styles.list} aria-label={labels.heading}>
              {failedFirst(jobs).map(({ job_id: id, kind, key, state, error, queued_at: queued }) => (
                <li key={id}>
                  <strong>{key === '' || key === kind ? kind : `${kind} ${key}`}</strong>
                  <span className={styles.quiet}>
                    {[labels.states[state], `${labels.queued}: ${format.moment(queued)}`, error ?? '']
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </WatchSection>
  );
}

function failedFirst(jobs: readonly JobRecord[]): readonly JobRecord[] {
  const failed = jobs.filter(({ state }) => state === 'failed');
  return [...failed, ...jobs.filter(({ state }) => state !== 'failed')].slice(0, maxJobs);
}
