import { ApiError } from '@cae-map/contract/api/client';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { maxUploadBytes } from '@cae-map/contract/entities/images/upload-bounds';
import type { ErrorCode } from '@cae-map/contract/error-body';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readEditorImages } from '../../../lib/api/editor-images-query.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { createUpload, type FileUpload } from '../../../lib/api/files/upload-file.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { restoredFields } from '../../../lib/editing/restored-fields.ts';
import { findFileProblem, megabyte } from '../../../lib/images/picture-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { imageDraft } from './image-draft.ts';
import { lookForReplacement } from './look-for-replacement.ts';
import { usePutFileBack } from './use-put-file-back.ts';

/** The progress of a replacement. */
export type Replacement =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending'; readonly percent: number }
  /** The response is late, and the image is read to see whether the server has replaced the file. */
  | { readonly kind: 'checking' }
  /** The server has neither responded nor replaced the file yet. */
  | { readonly kind: 'unknown'; readonly uploadId: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Another image has the same file. */
  | { readonly kind: 'duplicate'; readonly uploadId: string; readonly imageId: number | undefined };

/** Sends a chosen file and makes it the file of an image, with undo. */
export function useReplacement(image: ImageRevision) {
  const { messages } = useLanguage(imageEditingMessages);
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const [state, setState] = useState<Replacement>({ kind: 'none' });
  /** The upload of which the server needs nothing when the editor is left. */
  const upload = useRef<FileUpload | null>(null);
  // Removes the uploaded part of an abandoned file.
  useEffect(() => () => void upload.current?.cancel().catch(() => undefined), []);
  const { image_id, original, focus_x, focus_y, rotation, crop } = image;
  const labels = messages.imageEdit.file.replacement;
  const putBack = usePutFileBack();

  const send = async (
    upload_id: string,
    version: number,
    allow_duplicate: boolean,
  ): Promise<ImageRevision> => {
    const body = { upload_id, allow_duplicate };
    return await client.call('replaceImageFile', { image_id }, { body, version });
  };

  /** Continues the form on the image with its new file, and remembers the replacement for undo. */
  const finish = (saved: ImageRevision): void => {
    if (imageDraft.store.getState().draft?.base.image_id === image_id) imageDraft.continueOn(saved);
    setState({ kind: 'none' });
    if (original === null) return;
    rememberAction({
      label: labels.replaced,
      undo: async () => {
        const current = readEditorImages(queryClient).find((one) => one.image_id === image_id) ?? saved;
        restoredFields({ before: { original }, saved: { original: saved.original }, current });
        await putBack(current, original.upload_id, { focus_x, focus_y, rotation, crop });
      },
    });
  };

  /** Reads whether the server has replaced the file without a response that arrived. */
  const look = async (uploadId: string): Promise<void> => {
    setState({ kind: 'checking' });
    const replaced = await lookForReplacement({ client, queryClient }, { imageId: image_id, uploadId });
    if (replaced === null) setState({ kind: 'unknown', uploadId });
    else finish(replaced);
  };

  const replace = async (uploadId: string, allowsDuplicate: boolean): Promise<void> => {
    const sent = upload.current;
    // The server still reads the uploaded file after the editor is closed, until it has responded.
    upload.current = null;
    try {
      finish(await send(uploadId, image.version, allowsDuplicate));
    } catch (error) {
      const { code, kind, duplicateOf: imageId } = error instanceof ApiError ? error : {};
      if (kind === 'timeout' || kind === 'network') return await look(uploadId);
      upload.current = sent;
      if (code === 'duplicate_file') setState({ kind: 'duplicate', uploadId, imageId });
      else setState({ kind: 'failed', reason: reasonOf(error) });
    }
  };

  const reasonOf = (error: unknown): string => {
    if (!(error instanceof ApiError)) return failureMessage(error, messages);
    if (error.code === 'version_conflict') return messages.imageActions.changedElsewhere;
    if (error.code === 'unavailable') return labels.busy;
    // The detail says what is wrong with the file.
    if (isAboutFile(error)) return messages.uploads.problems.rejected(error.message);
    return failureMessage(error, messages);
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

  return {
    state,
    choose,
    replaceAnyway: (uploadId: string) => replace(uploadId, true),
    lookAgain: look,
  };
}

const fileErrors: ReadonlySet<ErrorCode> = new Set([
  'conflict',
  'invalid_request',
  'payload_too_large',
  'unsupported_media_type',
]);

function isAboutFile({ code }: ApiError): boolean {
  return code !== undefined && fileErrors.has(code);
}
