import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import styles from './thumbnail-tools.module.css';
import { isWorking, useThumbnailProgress, useThumbnails } from './use-thumbnails.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** Makes missing or all thumbnails, with the progress of the queue and the files that failed. */
export function ThumbnailTools() {
  const { messages } = useLanguage(imageEditingMessages);
  const progress = useThumbnailProgress();
  const { generate } = useThumbnails();
  const [isSure, setSure] = useState(false);
  const labels = messages.thumbnails;
  return (
    <section className={styles.tools} aria-label={labels.title}>
      <div className={styles.buttons}>
        <Button look="outlined" onClick={() => void generate('missed')}>
          {labels.missed}
        </Button>
        <Button
          look="outlined"
          onBlur={() => setSure(false)}
          onClick={() => {
            if (isSure) void generate('all');
            setSure(!isSure);
          }}
        >
          {isSure ? labels.confirmAll : labels.all}
        </Button>
      </div>
      {progress !== undefined && <Progress {...progress} />}
    </section>
  );
}

function Progress({
  waiting,
  running,
  done,
  failed,
  failures,
}: NonNullable<ReturnType<typeof useThumbnailProgress>>) {
  const { messages } = useLanguage(imageEditingMessages);
  const labels = messages.thumbnails;
  const open = waiting + running;
  return (
    <>
      {isWorking({ waiting, running, done, failed, failures }) && (
        <label className={styles.progress}>
          <span role="status">{labels.progress(done, done + open)}</span>
          <progress max={done + open} value={done} />
        </label>
      )}
      {failed > 0 && (
        <div role="status" className={styles.failures}>
          <p>{labels.failed(failed)}</p>
          <ul>
            {failures.map(({ image_id: id, error }) => (
              <li key={id}>{labels.failure(id, error)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
