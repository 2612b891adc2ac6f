import { RequestError } from '../../responses/request-error.ts';

export function createUnknownUpload(): RequestError {
  return new RequestError('not_found', 'There is no such upload: it was added, cancelled or abandoned.');
}
