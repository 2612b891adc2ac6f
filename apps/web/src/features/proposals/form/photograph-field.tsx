import { photographBounds } from '@cae-map/contract/entities/images/upload-bounds';
import { IconCamera, IconPhoto, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { CorrectedRecord } from '../../../lib/corrections/correction-request.ts';
import { acceptedTypes, megabyte } from '../../../lib/images/picture-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { proposalsMessages } from '../messages/index.ts';
import styles from './photograph-field.module.css';
import {
  choosePhotograph,
  dropPhotograph,
  usePhotograph,
  type ChosenPhotograph,
} from './photograph-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldGroup } from '../../../ui/controls/field-group.tsx';

interface PhotographFieldProps {
  readonly record: CorrectedRecord;
  readonly isSending: boolean;
}

/** The photograph of a proposal: chosen from files or taken with the camera of a phone, with its preview. */
export function PhotographField({ record, isSending }: PhotographFieldProps) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.photograph;
  const chosen = usePhotograph(record);
  const choose = useRef<HTMLButtonElement>(null);
  const maxMegabytes = photographBounds.bytes / megabyte;
  const problem = chosen?.problem ?? null;
  return (
    <FieldGroup label={`${labels.label} (${messages.proposal.optional})`} hint={labels.hint(maxMegabytes)}>
      {chosen !== null && (
        <ChosenFile
          chosen={chosen}
          isSending={isSending}
          onRemove={() => {
            dropPhotograph();
            choose.current?.focus();
          }}
        />
      )}
      <p role="alert" className={styles.problem}>
        {problem !== null && labels.problems[problem](maxMegabytes)}
      </p>
      <div className={styles.buttons}>
        <PickButton
          ref={choose}
          isDisabled={isSending}
          accept={acceptedTypes}
          onPick={(file) => choosePhotograph(record, file)}
        >
          <IconPhoto size={18} stroke={1.8} aria-hidden="true" />
          {chosen === null ? labels.choose : labels.chooseAnother}
        </PickButton>
        <PickButton
          isDisabled={isSending}
          isCamera
          accept="image/*"
          onPick={(file) => choosePhotograph(record, file)}
        >
          <IconCamera size={18} stroke={1.8} aria-hidden="true" />
          {labels.take}
        </PickButton>
      </div>
    </FieldGroup>
  );
}

interface PickButtonProps {
  readonly ref?: React.Ref<HTMLButtonElement>;
  readonly accept: string;
  /** Whether the camera is opened, which only phones and tablets have at hand. */
  readonly isCamera?: boolean;
  readonly isDisabled: boolean;
  readonly onPick: (file: File) => void;
  readonly children: React.ReactNode;
}

/** A button that opens the choice of a file. */
function PickButton({ ref, accept, isCamera = false, isDisabled, onPick, children }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={ref}
        look="outlined"
        className={isCamera ? styles.camera : undefined}
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) input.current?.click();
        }}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        data-photograph={isCamera ? 'camera' : 'file'}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file !== undefined) onPick(file);
        }}
      />
    </>
  );
}

interface ChosenFileProps {
  readonly chosen: ChosenPhotograph;
  readonly isSending: boolean;
  readonly onRemove: () => void;
}

function ChosenFile({ chosen: { file, previewUrl, sent }, isSending, onRemove }: ChosenFileProps) {
  const { messages } = useLanguage(proposalsMessages);
  const labels = messages.photograph;
  return (
    <div className={styles.chosen}>
      <span className={styles.preview}>
        {previewUrl === null ? (
          <IconPhoto size={28} stroke={1.4} aria-hidden="true" />
        ) : (
          <img src={previewUrl} alt={labels.preview} />
        )}
      </span>
      <div className={styles.about}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.hint}>{labels.megabytes(Math.max(0.1, file.size / megabyte))}</p>
        {sent !== null && <progress aria-label={labels.progress} max={Math.max(1, file.size)} value={sent} />}
      </div>
      {!isSending && (
        <Button className={styles.remove} label={labels.remove} onClick={onRemove}>
          <IconX size={20} stroke={1.8} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
