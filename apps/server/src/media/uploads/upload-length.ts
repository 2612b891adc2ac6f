import { maxUploadBytes } from '@cae-map/contract/entities/images/upload-bounds';
import { RequestError } from '../../responses/request-error.ts';

/**
 * @param length of a file, in bytes
 * @param maxBytes the bound, that of an editor's upload by default
 * @throws {RequestError} `invalid_request` for an empty file, `payload_too_large` for one above the bound.
 */
export function requireUploadLength(length: number, maxBytes = maxUploadBytes): void {
  if (length === 0) throw new RequestError('invalid_request', 'The file is empty.');
  if (length > maxBytes)
    throw new RequestError(
      'payload_too_large',
      `The file has ${length} bytes; at most ${maxBytes} are accepted.`,
    );
}
