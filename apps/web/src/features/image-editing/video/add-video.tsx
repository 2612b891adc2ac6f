import type { NewVideo } from '@cae-map/contract/entities/images/image-editing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { readEditorImages } from '../../../lib/api/editor-images-query.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import styles from '../../../ui/workbench/form/form.module.css';
import { imageEditingMessages } from '../messages/index.ts';
import { readStartTime, readVideo } from './read-video.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';

interface AddVideoProps {
  readonly onAdded: () => void;
}

/** Adds a video by its link or id, with a start time and captions. */
export function AddVideo({ onAdded }: AddVideoProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const [link, setLink] = useState('');
  const [start, setStart] = useState('');
  const [titleRu, setTitleRu] = useState('');
  const [titleEn, setTitleEn] = useState('');
  const [hasTried, setTried] = useState(false);
  const { add, isAdding } = useAddVideo(onAdded);
  const labels = messages.video;
  const video = readVideo(link);
  const startTime = start.trim() === '' ? (video?.startTime ?? null) : readStartTime(start);
  const isStartWrong = start.trim() !== '' && startTime === null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (video === null || isStartWrong || isAdding) return;
    add({
      video_id: video.videoId,
      video_starttime: startTime,
      image_enabled: true,
      title_ru: titleRu.trim(),
      title_en: titleEn.trim(),
    });
  };
  return (
    <form className={styles.group} aria-label={labels.title} noValidate onSubmit={submit}>
      <TextField
        label={labels.link}
        help={labels.linkHint}
        problem={hasTried && video === null ? labels.linkProblem : undefined}
        isRequired
        value={link}
        onChange={setLink}
      />
      <TextField
        label={labels.start}
        help={labels.startHint}
        problem={hasTried && isStartWrong ? labels.startProblem : undefined}
        value={start}
        onChange={setStart}
      />
      <TextField label={messages.imageFields.names.title_ru ?? ''} value={titleRu} onChange={setTitleRu} />
      <TextField label={messages.imageFields.names.title_en ?? ''} value={titleEn} onChange={setTitleEn} />
      <div className={styles.tools}>
        <Button look="outlined" type="submit" aria-disabled={isAdding}>
          {labels.add}
        </Button>
      </div>
    </form>
  );
}

function useAddVideo(onAdded: () => void) {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const { messages } = useLanguage(imageEditingMessages);
  const { mutate, isPending } = useMutation({
    mutationFn: (video: NewVideo) => client.call('addVideo', {}, { body: video }),
    onSuccess(added) {
      const { image_id } = added;
      rememberAction({
        label: messages.video.added,
        async undo() {
          const current = readEditorImages(queryClient).find((one) => one.image_id === image_id) ?? added;
          await client.call('deleteImage', { image_id }, { version: current.version });
        },
      });
      onAdded();
    },
    onError: (error) =>
      notify({
        kind: 'error',
        title: messages.imageActions.updateErrorTitle,
        message: failureMessage(error, messages),
      }),
  });
  return { add: mutate, isAdding: isPending };
}

interface TextFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly problem?: string | undefined;
  readonly isRequired?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextField({ label, help, problem, isRequired, value, onChange }: TextFieldProps) {
  return (
    <Field label={label} hint={problem === undefined ? help : null} problem={problem} isRequired={isRequired}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          autoComplete="off"
          value={value}
          maxLength={2000}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
