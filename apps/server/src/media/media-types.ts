import path from 'node:path';
import { RequestError } from '../responses/request-error.ts';

/** The media types that are stored, by extension. SVG is not among them, because it can contain scripts. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
};

/** The media type of a name; files of the operator with another extension are sent as bytes, which browsers do not show. */
export function findMediaType(name: string): string {
  return storedType(name) ?? 'application/octet-stream';
}

/** @throws {RequestError} `unsupported_media_type` when the type is not stored or disagrees with the extension of the name. */
export function requireMediaType(name: string, contentType: string): void {
  if (storedType(name) === contentType) return;
  const types = [...new Set(Object.values(mediaTypes))].join(', ');
  throw new RequestError(
    'unsupported_media_type',
    `A file of the type ${contentType} cannot be stored as ${name}: the type must be one of ${types} and agree with the extension.`,
  );
}

function storedType(name: string): string | undefined {
  const extension = path.posix.extname(name).toLowerCase();
  return Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined;
}
