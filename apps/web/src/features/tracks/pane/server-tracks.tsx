import { useQuery } from '@tanstack/react-query';
import { useBrowserApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { importFiles } from '../import/import-files.ts';
import { tracksMessages } from '../messages/index.ts';
import { fetchServerTrack, serverTracksQuery } from '../server-tracks-query.ts';
import { reportProblem } from '../tracks-store.ts';
import styles from './server-tracks.module.css';
import { Button } from '../../../ui/controls/button.tsx';
import tabStyles from './tracks-tab.module.css';

/** The tracks that the server offers; absent if there are none. One that is shown is added to those of the visitor. */
export function ServerTracks() {
  const { messages } = useLanguage(tracksMessages);
  const { data = [], isError, refetch } = useQuery(serverTracksQuery(useBrowserApiClient()));
  if (data.length === 0 && !isError) return null;
  return (
    <div className={tabStyles.section}>
      <h3 className={tabStyles.heading}>{messages.tracks.server}</h3>
      {isError && (
        <p className={styles.row}>
          {messages.tracks.serverFailed}
          <Button className={styles.button} onClick={() => void refetch()}>
            {messages.tracks.retry}
          </Button>
        </p>
      )}
      <ul>
        {data.map(({ filename }) => (
          <li key={filename} className={styles.row}>
            <span>{nameOf(filename)}</span>
            <Button
              className={styles.button}
              aria-label={messages.tracks.serverAdd(nameOf(filename))}
              onClick={() => void add(filename)}
            >
              {messages.tracks.serverAddShort}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf(filename: string): string {
  return filename.replace(/\.[^.]*$/, '');
}

async function add(filename: string): Promise<void> {
  const file = await fetchServerTrack(filename);
  if (file === null) reportProblem(filename, { code: 'download' });
  else importFiles([file]);
}
