import { maxUploadBytes } from '@cae-map/contract/entities/upload-bounds';
import { RequestError } from '../../responses/request-error.ts';

/**
 * @param length of a file, in bytes
 * @throws {RequestError} `invalid_request` for an empty file, `payload_too_large` for more than `maxUploadBytes`.
 */
export function requireUploadLength(length: number): void {
  if (length === 0) throw new RequestError('invalid_request', 'The file is empty.');
  if (length > maxUploadBytes)
    throw new RequestError(
      'payload_too_large',
      `The file has ${length} bytes; at most ${maxUploadBytes} are accepted.`,
    );
}
