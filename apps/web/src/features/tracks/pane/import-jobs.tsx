import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { CloseButton } from '../../../ui/controls/round-button.tsx';
import { cancelImport } from '../import/import-files.ts';
import { tracksMessages } from '../messages/index.ts';
import { useTracks, type ImportJob } from '../tracks-store.ts';
import styles from './import-jobs.module.css';

/** The files that are being added, each with its progress and a button that cancels it. */
export function ImportJobs() {
  const { messages } = useLanguage(tracksMessages);
  const jobs = useTracks((state) => state.jobs);
  const count = useTracks((state) => state.tracks.length);
  return (
    <>
      <div role="status" className="visually-hidden">
        {jobs.length === 0 ? count > 0 && messages.tracks.added(count) : messages.tracks.importing}
      </div>
      {jobs.length > 0 && (
        <ul className={styles.jobs}>
          {jobs.map((job) => (
            <Job key={job.id} job={job} />
          ))}
        </ul>
      )}
    </>
  );
}

function formatPercent(share: number, language: ContentLanguage): string {
  return new Intl.NumberFormat(numberLocales[language], { style: 'percent' }).format(share);
}

function Job({ job: { id, fileName, share } }: { readonly job: ImportJob }) {
  const { language, messages } = useLanguage(tracksMessages);
  return (
    <li className={styles.job}>
      <span className={styles.name}>{fileName}</span>
      <span className={styles.share}>
        {share === null ? messages.tracks.waiting : formatPercent(share, language)}
      </span>
      <CloseButton isBare label={messages.tracks.cancel(fileName)} onClick={() => cancelImport(id)} />
      <progress
        className={styles.bar}
        aria-label={messages.tracks.progress(fileName)}
        max={100}
        value={Math.round((share ?? 0) * 100)}
      />
    </li>
  );
}
