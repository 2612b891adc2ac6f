import { useEffect } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { HelpLink } from '../../../ui/links/help-link.tsx';
import { tracksMessages } from '../messages/index.ts';
import { restoreTracks } from '../track-actions.ts';
import { useTracks } from '../tracks-store.ts';
import { FileChooser } from './file-chooser.tsx';
import { ImportJobs } from './import-jobs.tsx';
import { ImportProblems } from './import-problems.tsx';
import { ImportReports } from './import-reports.tsx';
import { ServerTracks } from './server-tracks.tsx';
import { TrackList } from './track-list.tsx';
import styles from './tracks-tab.module.css';

/** The tracks of the visitor in the sheet: files are added here, and every track has its details. */
export function TracksTab() {
  const { messages } = useLanguage(tracksMessages);
  useEffect(() => void restoreTracks(), []);
  const hasTracks = useTracks(({ tracks }) => tracks.length > 0);
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <h2 className={styles.title}>{messages.tracks.title}</h2>
        <HelpLink section="tracks" />
      </div>
      {!hasTracks && <p>{messages.tracks.intro}</p>}
      <FileChooser />
      <div>
        <ImportJobs />
        <ImportProblems />
        <ImportReports />
        <TrackList />
      </div>
      <ServerTracks />
      <p className={styles.note}>{messages.tracks.privacy}</p>
    </div>
  );
}
