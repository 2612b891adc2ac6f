import { ApiError } from '@cae-map/contract/api/client';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { maxUploadBytes } from '@cae-map/contract/entities/images/upload-bounds';
import { IconReplace } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { createUpload, type FileUpload } from '../../../lib/api/files/upload-file.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { acceptedTypes, findFileProblem, megabyte } from '../../../lib/images/picture-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { imageDraft } from './image-draft.ts';
import styles from './image-file.module.css';

/** The progress of a replacement. */
type Replacement =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Another image has the same file. */
  | { readonly kind: 'duplicate'; readonly uploadId: string };

/** Replaces the file of an image; the replaced file is kept, and undo puts it back with its frame. */
export function ReplaceFile({ image }: { readonly image: ImageRevision }) {
  const { messages } = useLanguage(imageEditingMessages);
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, replaceAnyway } = useReplacement(image);
  const labels = messages.imageEdit.file.replacement;
  const isBusy = state.kind === 'sending';
  return (
    <>
      <Button look="outlined" aria-disabled={isBusy} onClick={() => isBusy || input.current?.click()}>
        <IconReplace size={18} stroke={1.8} aria-hidden="true" />
        {image.filename === null ? labels.add : labels.replace}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes}
        aria-label={labels.replace}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void choose(file);
          // Without this, choosing the same file a second time fires no change event.
          target.value = '';
        }}
      />
      <span role="status" className={state.kind === 'failed' ? styles.problem : styles.facts}>
        {state.kind === 'sending' && labels.sending(state.percent)}
        {state.kind === 'failed' && state.reason}
        {state.kind === 'duplicate' && messages.uploads.problems.duplicate}
      </span>
      {state.kind === 'duplicate' && (
        <Button look="outlined" onClick={() => void replaceAnyway(state.uploadId)}>
          {labels.anyway}
        </Button>
      )}
    </>
  );
}

function useReplacement(image: ImageRevision) {
  const { messages } = useLanguage(imageEditingMessages);
  const client = useRequiredClient();
  const [state, setState] = useState<Replacement>({ kind: 'none' });
  const upload = useRef<FileUpload | null>(null);
  // Removes the uploaded part of an abandoned file.
  useEffect(() => () => void upload.current?.cancel().catch(() => undefined), []);
  const { image_id, original, focus_x, focus_y, rotation, crop } = image;
  const labels = messages.imageEdit.file.replacement;

  const send = async (
    upload_id: string,
    version: number,
    allow_duplicate: boolean,
  ): Promise<ImageRevision> => {
    const body = { upload_id, allow_duplicate };
    const saved = await client.call('replaceImageFile', { image_id }, { body, version });
    if (imageDraft.store.getState().draft?.base.image_id === image_id) imageDraft.continueOn(saved);
    return saved;
  };

  const putBack = async (uploadId: string, version: number): Promise<void> => {
    const replaced = await send(uploadId, version, true);
    const fields = { focus_x, focus_y, rotation, crop };
    const edits = [{ image_id, version: replaced.version, fields }];
    const [saved] = await client.call('editImages', {}, { body: { edits } });
    const isEdited = imageDraft.store.getState().draft?.base.image_id === image_id;
    if (saved !== undefined && isEdited) imageDraft.continueOn(saved);
  };

  const replace = async (uploadId: string, allowsDuplicate: boolean): Promise<void> => {
    try {
      const saved = await send(uploadId, image.version, allowsDuplicate);
      upload.current = null;
      setState({ kind: 'none' });
      if (original === null) return;
      rememberAction({ label: labels.replaced, undo: () => putBack(original.upload_id, saved.version) });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'conflict') setState({ kind: 'duplicate', uploadId });
      else if (code === 'version_conflict')
        setState({ kind: 'failed', reason: messages.imageActions.changedElsewhere });
      else setState({ kind: 'failed', reason: failureMessage(error, messages) });
    }
  };

  const choose = async (file: File): Promise<void> => {
    const problem = findFileProblem(file, maxUploadBytes);
    const { problems } = messages.uploads;
    if (problem !== null) {
      const reason =
        problem === 'tooLarge' ? problems.tooLarge(maxUploadBytes / megabyte) : problems[problem];
      return setState({ kind: 'failed', reason });
    }
    setState({ kind: 'sending', percent: 0 });
    const fail = (reason: string): void => setState({ kind: 'failed', reason });
    try {
      upload.current = await createUpload(file, {
        onProgress: (sent) => setState({ kind: 'sending', percent: Math.round((sent / file.size) * 100) }),
        onUploaded: (uploadId) => void replace(uploadId, false),
        onFailure: (failure) =>
          fail(failure.kind === 'connection' ? labels.connection : problems.rejected(failure.detail)),
      });
      upload.current.start();
    } catch {
      // The library could not be loaded.
      fail(labels.connection);
    }
  };

  return { state, choose, replaceAnyway: (uploadId: string) => replace(uploadId, true) };
}
