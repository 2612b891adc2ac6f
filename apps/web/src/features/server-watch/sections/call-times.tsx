import { useLanguage } from '../../../lib/language/language-context.tsx';
import { serverWatchMessages } from '../messages/index.ts';
import { useServerState } from '../server-watch-queries.ts';
import styles from '../server-watch.module.css';
import { useFormats } from '../use-formats.ts';
import { WatchSection, WatchTable } from './watch-section.tsx';

/** The most calls in the table. */
const maxCalls = 20;

/** The calls with the longest mean duration. */
export function CallTimesSection() {
  const { messages } = useLanguage(serverWatchMessages);
  const format = useFormats();
  const labels = messages.serverWatch.calls;
  return (
    <WatchSection heading={labels.heading} query={useServerState()}>
      {({ calls }) =>
        calls.length === 0 ? (
          <p className={styles.note}>{labels.none}</p>
        ) : (
          <>
            <p className={styles.note}>{labels.intro}</p>
            <WatchTable
              label={labels.heading}
              columns={[labels.name, labels.count, labels.slow, labels.failed, labels.mean, labels.longest]}
              rows={calls
                .slice(0, maxCalls)
                .map(
                  ({ name, count, slow, failed, mean_milliseconds: mean, longest_milliseconds: longest }) => [
                    name,
                    name,
                    format.number(count),
                    format.number(slow),
                    format.number(failed),
                    format.duration(mean),
                    format.duration(longest),
                  ],
                )}
            />
          </>
        )
      }
    </WatchSection>
  );
}
