import { useEffect, useId } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { removeUpload } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import styles from './upload-screen.module.css';
import { useUploads } from './upload-store.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** The files of this visit with their progress. */
export function UploadList() {
  const { messages } = useLanguage(imageEditingMessages);
  const items = useUploads((state) => state.items);
  const id = useId();
  const added = items.filter(({ state }) => state === 'added');
  const failed = items.filter(({ state }) => state === 'failed').length;
  const isOpen = added.length + failed < items.length;
  useWarningBeforeLeaving(isOpen);
  const labels = messages.uploads;
  if (items.length === 0) return null;
  const summary = [
    labels.summary(added.length, items.length),
    failed > 0 ? labels.failedCount(failed) : '',
  ].filter((part) => part !== '');
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{labels.list}</h2>
        <p role="status">{summary.join(', ')}</p>
        {added.length > 0 && (
          <Button
            look="outlined"
            title={labels.clearHint}
            onClick={() => added.forEach((item) => removeUpload(item.id))}
          >
            {labels.clear}
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** Files on their way would have to be chosen again after the page is closed. */
function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
