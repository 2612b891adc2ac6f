import { isUnsent } from '@cae-map/expedition/field/outbox/outbox-item';
import { useEffect, useState } from 'react';
import { useBrowserApiClient } from '../../../lib/api/api-client-context.tsx';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { fieldMessages } from '../messages/index.ts';
import { applyToNote } from '../outbox/outbox-storage.ts';
import { publishChange, useOutbox } from '../outbox/outbox-store.ts';
import { runOutbox, sendNow } from '../outbox/run-outbox.ts';
import { OutboxNote } from './outbox-note.tsx';
import styles from './outbox-screen.module.css';
import { RemovedNote, useRemoveNote } from './removed-note.tsx';

/** The notes on this device with their states, also without a network. */
function OutboxScreen() {
  const { messages } = useLanguage(fieldMessages);
  const labels = messages.outbox;
  usePageHead({ title: labels.title, description: labels.intro });
  const isInBrowser = useIsInBrowser();
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <p>
        <LocalLink to={paths.field()}>{messages.note.back}</LocalLink>
      </p>
      <h1 className={pageStyles.heading}>{labels.title}</h1>
      <p className={pageStyles.intro}>{labels.intro}</p>
      {isInBrowser && <Notes />}
    </div>
  );
}

function Notes() {
  const { messages } = useLanguage(fieldMessages);
  const labels = messages.outbox;
  const client = useBrowserApiClient();
  const isOnline = useIsOnline();
  const { notes, unreadable, isRead, problem, isSending } = useOutbox();
  const { removed, remove, restore, failure } = useRemoveNote();
  // A first note of this visit: the part that sends the outbox has not been started with the page.
  useEffect(() => (client === null ? undefined : runOutbox(client)), [client]);
  if (!isRead) return <p role="status">{labels.loading}</p>;
  const unsent = notes.filter(isUnsent);

  async function sendAll(): Promise<void> {
    for (const { id } of unsent) await applyToNote(id, { kind: 'retried' });
    await publishChange();
    if (client !== null) await sendNow(client);
  }

  return (
    <>
      <p role="alert" className={styles.problem}>
        {problem !== null && labels.problems[problem]}
        {failure !== null && labels.problems[failure]}
      </p>
      {unreadable > 0 && <p className={styles.problem}>{labels.unreadable(unreadable)}</p>}
      {unsent.length > 0 && (
        <>
          <div className={styles.sending}>
            <Button
              look="main"
              aria-disabled={isSending || !isOnline}
              onClick={() => void sendAll().catch(() => undefined)}
            >
              {isSending ? labels.sending : labels.sendNow}
            </Button>
            {!isOnline && <span role="status">{labels.offline}</span>}
          </div>
          <p className={styles.quiet}>{labels.persistence}</p>
        </>
      )}
      <RemovedNote removed={removed} onRestore={restore} />
      {notes.length === 0 && problem === null && <p className={styles.empty}>{labels.empty}</p>}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <OutboxNote key={note.id} note={note} onRemove={() => void remove(note)} />
        ))}
      </ul>
    </>
  );
}

function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = (): void => setOnline(navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return isOnline;
}

export const outboxScreenModule: ScreenModule = {
  Screen: OutboxScreen,
  prepare({ language }) {
    const { title, intro } = fieldMessages.read(language).outbox;
    return Promise.resolve({ status: 200, head: { title, description: intro, path: paths.fieldOutbox() } });
  },
};
