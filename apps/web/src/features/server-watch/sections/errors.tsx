import { useLanguage } from '../../../lib/language/language-context.tsx';
import { serverWatchMessages } from '../messages/index.ts';
import { useReportedErrors } from '../server-watch-queries.ts';
import styles from '../server-watch.module.css';
import { useFormats } from '../use-formats.ts';
import { WatchSection } from './watch-section.tsx';

/** The errors that browsers have reported, in groups. */
export function ErrorsSection() {
  const { messages } = useLanguage(serverWatchMessages);
  const format = useFormats();
  const labels = messages.serverWatch.errors;
  return (
    <WatchSection heading={labels.heading} query={useReportedErrors()}>
      {(errors) =>
        errors.length === 0 ? (
          <p className={styles.note}>{labels.none}</p>
        ) : (
          <ul className={styles.list} aria-label={labels.heading}>
            {errors.map(
              ({ error_id: id, type, message, origin, page, release, count, last_seen_at: last }) => (
                <li key={id}>
                  <strong>{`${type}: ${message}`}</strong>
                  <span className={styles.quiet}>
                    {[
                      `${labels.count}: ${format.number(count)}`,
                      `${labels.lastSeen}: ${format.moment(last)}`,
                      `${labels.version}: ${release}`,
                      `${labels.page}: ${page}`,
                      ...(origin === '' ? [] : [origin]),
                    ].join(' · ')}
                  </span>
                </li>
              ),
            )}
          </ul>
        )
      }
    </WatchSection>
  );
}
