import { ApiError } from '@cae-map/contract/api/client';
import { createUpload, type UploadFailure } from '../../../lib/api/files/upload-file.ts';
import { changePhotograph, type ChosenPhotograph } from './photograph-store.ts';

/**
 * Sends a photograph, unless the server has it already, and returns its id there.
 * @throws {ApiError} when the connection is lost or the server rejects it
 */
export async function sendPhotograph({ file, uploadId }: ChosenPhotograph): Promise<string> {
  if (uploadId !== null) return uploadId;
  changePhotograph(file, { sent: 0, problem: null });
  try {
    const id = await transfer(file);
    changePhotograph(file, { uploadId: id });
    return id;
  } finally {
    changePhotograph(file, { sent: null });
  }
}

async function transfer(file: File): Promise<string> {
  return await new Promise<string>((resolve, reject) => {
    createUpload(
      file,
      {
        onProgress: (sent) => changePhotograph(file, { sent }),
        onUploaded: resolve,
        onFailure: (failure) => reject(toApiError(failure)),
      },
      'createPhotographUpload',
    ).then((upload) => upload.start(), reject);
  });
}

function toApiError(failure: UploadFailure): ApiError {
  if (failure.kind === 'connection') return new ApiError('network', 'the connection was lost');
  const { status, detail } = failure;
  const code = status === 429 ? 'too_many_requests' : undefined;
  return new ApiError('refused', detail, { status, code });
}
