import { RequestError } from '../responses/request-error.ts';

/** In bytes of UTF-8. File systems allow 255 bytes per segment, object storages 1024 per name. */
const maxSegmentBytes = 200;
const maxNameBytes = 600;

/** Characters that are separators or not allowed on some file system, and control characters. */
const invalidCharacters = /[\\:*?"<>|\p{Cc}\p{Cs}]/u;

/**
 * Checks the name of a media file: segments between slashes, without empty segments, hidden files (`.a`, `..`), control
 * characters and characters that Windows does not allow. A valid name cannot leave the folder it is resolved in.
 */
export function isMediaName(name: string): boolean {
  return Buffer.byteLength(name) <= maxNameBytes && name.split('/').every(isMediaSegment);
}

function isMediaSegment(segment: string): boolean {
  const isBounded = segment !== '' && Buffer.byteLength(segment) <= maxSegmentBytes;
  return isBounded && !segment.startsWith('.') && !/[. ]$/.test(segment) && !invalidCharacters.test(segment);
}

/** @throws {RequestError} `invalid_request` when the name is not valid. */
export function requireMediaName(name: string): void {
  if (!isMediaName(name))
    throw new RequestError(
      'invalid_request',
      `${JSON.stringify(name.slice(0, maxSegmentBytes))} is not a name of a media file: it must have neither empty nor hidden segments, and none of \\ : * ? " < > |.`,
    );
}
