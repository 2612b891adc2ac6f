import { IconPhoto, IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { megabyte } from '../../../lib/images/picture-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { imageEditingMessages, type ImageEditingMessages } from '../messages/index.ts';
import { AddedPicture } from './added-picture.tsx';
import { canRetry, type UploadItem, type UploadProblem } from './upload-item.ts';
import { addDuplicate, pauseUpload, removeUpload, resumeUpload } from './upload-queue.ts';
import styles from './upload-screen.module.css';
import { maxUploadBytes } from '@cae-map/contract/entities/images/upload-bounds';
import { Button } from '../../../ui/controls/button.tsx';

/** A file with its progress and what can be done with it; when it is added, with its captions. */
export function UploadRow({ item }: { readonly item: UploadItem }) {
  const { messages } = useLanguage(imageEditingMessages);
  const { file, previewUrl, state, problem, sent, imageId } = item;
  const labels = messages.uploads;
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.preview}>
        {previewUrl === null ? (
          <IconPhoto size={28} stroke={1.4} aria-hidden="true" />
        ) : (
          <img src={previewUrl} alt="" loading="lazy" decoding="async" />
        )}
      </span>
      <div className={styles.about}>
        <p className={styles.name} title={file.name}>
          {file.name}
        </p>
        <p className={styles.state}>
          {labels.states[state]}
          {problem !== null && `: ${problemText(problem, messages)}`}
        </p>
        {(state === 'sending' || state === 'paused' || state === 'offline') && (
          <progress aria-label={labels.progress(file.name)} max={file.size} value={sent} />
        )}
        {problem?.kind === 'duplicate' && (
          <p className={styles.duplicate}>
            {problem.imageId !== null && (
              <LocalLink to={paths.editImage(problem.imageId)}>{labels.openDuplicate}</LocalLink>
            )}
            <Button look="link" onClick={() => addDuplicate(item.id)}>
              {labels.addAnyway}
            </Button>
          </p>
        )}
      </div>
      <RowButtons item={item} />
      {imageId !== null && <AddedPicture item={item} imageId={imageId} />}
    </li>
  );
}

function RowButtons({ item }: { readonly item: UploadItem }) {
  const { messages } = useLanguage(imageEditingMessages);
  const { id, file, state } = item;
  const labels = messages.uploads;
  return (
    <div className={styles.rowButtons}>
      {(state === 'sending' || state === 'waiting') && (
        <IconButton Icon={IconPlayerPause} label={labels.pause(file.name)} onClick={() => pauseUpload(id)} />
      )}
      {(state === 'paused' || state === 'offline') && (
        <IconButton Icon={IconPlayerPlay} label={labels.resume(file.name)} onClick={() => resumeUpload(id)} />
      )}
      {state === 'failed' && canRetry(item) && (
        <IconButton Icon={IconRefresh} label={labels.retry(file.name)} onClick={() => resumeUpload(id)} />
      )}
      {state !== 'adding' && (
        <IconButton Icon={IconX} label={labels.remove(file.name)} onClick={() => removeUpload(id)} />
      )}
    </div>
  );
}

interface IconButtonProps {
  readonly Icon: typeof IconX;
  readonly label: string;
  readonly onClick: () => void;
}

function IconButton({ Icon, label, onClick }: IconButtonProps) {
  return (
    <Button className={styles.iconButton} label={label} onClick={onClick}>
      <Icon size={20} stroke={1.8} aria-hidden="true" />
    </Button>
  );
}

function problemText(problem: UploadProblem, { uploads: { problems } }: ImageEditingMessages): string {
  if (problem.kind === 'rejected') return problems.rejected(problem.detail);
  if (problem.kind === 'tooLarge') return problems.tooLarge(maxUploadBytes / megabyte);
  return problems[problem.kind];
}
