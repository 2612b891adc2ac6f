import { apiCallNames, apiCalls } from '@cae-map/contract/api/calls';
import type { ApiCall } from '@cae-map/contract/api/call';

const openDataPath = apiCalls.getOpenData.path;

/** Returns the version of the open data. The rest depends on the signing key of the server, which backups do not contain. */
function versionOf(text: string): string {
  return String(Reflect.get(Object(JSON.parse(text)), 'version'));
}

/** The responses of a server to all shared calls that need no parameters, by path, and to some that need one. Of the open data only the version. */
export async function readPublicResponses(url: string): Promise<Record<string, string>> {
  const paths = apiCallNames
    .map((name): ApiCall => apiCalls[name])
    .filter(({ isShared, path }) => isShared === true && !path.includes('{'))
    .map(({ path }) => path);
  const withParameters = [
    '/api/books/1/chapters/',
    '/api/books/1/text_ids',
    '/api/books/1/chapters/1/texts/',
    '/api/books/text/1',
    '/api/books/texts_by_date?date=1925-08-26',
    '/api/books/texts_by_place?placeId=53',
  ];
  const responses: Record<string, string> = {};
  for (const path of [...paths, ...withParameters]) {
    const response = await fetch(`${url}/v1${path}`);
    const text = await response.text();
    responses[path] = `${response.status} ${path === openDataPath ? versionOf(text) : text}`;
  }
  return responses;
}
