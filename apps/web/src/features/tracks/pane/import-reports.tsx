import { useLanguage } from '../../../lib/language/language-context.tsx';
import { describeLeftOut } from '../../../lib/left-out/left-out-messages.ts';
import { CloseButton } from '../../../ui/controls/round-button.tsx';
import { tracksMessages } from '../messages/index.ts';
import { dismissReport, useTracks, type LeftOutReport } from '../tracks-store.ts';
import styles from './import-problems.module.css';

/** What was left out of files that were added. The reports stay until the visitor dismisses them. */
export function ImportReports() {
  const { messages } = useLanguage(tracksMessages);
  const reports = useTracks((state) => state.reports);
  return (
    <div role="status">
      {reports.length > 0 && (
        <ul className={styles.problems} aria-label={messages.tracks.reports}>
          {reports.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Report({ report: { id, fileName, leftOut } }: { readonly report: LeftOutReport }) {
  const { messages } = useLanguage(tracksMessages);
  const entries = leftOut.filter((entry) => entry.kind !== 'joined');
  const joined = leftOut.find(({ kind }) => kind === 'joined');
  const text = describeLeftOut(entries, messages.tracks.leftOut);
  return (
    <li className={styles.report}>
      <p>
        <b>{fileName}</b>
        <br />
        {[text, joined && messages.tracks.joined(joined.count)].filter(Boolean).join(' ')}
      </p>
      <CloseButton isBare label={messages.tracks.dismiss(fileName)} onClick={() => dismissReport(id)} />
    </li>
  );
}
