import { ApiError, createApiClient } from '@cae-map/contract/api/client';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import type { administrator } from '../../e2e/support/account-fixtures.ts';

/** The API calls of an editor who is logged in. */
export interface EditorSession {
  readPlaces(): Promise<readonly PlaceRevision[]>;
  /** Resolves to the stored place, or to null if no response arrived. */
  savePlace(place: PlaceRevision): Promise<PlaceRevision | null>;
}

/**
 * Logs in to a server.
 * @param origin scheme, host and port
 * @returns the access token, which is valid for ten minutes
 */
export async function logIn(origin: string, { email, password }: typeof administrator): Promise<string> {
  const login = await fetch(`${origin}/v1/auth/jwt/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  });
  if (!login.ok) throw new Error(`login: ${login.status} ${await login.text()}`);
  const { access_token: token }: { access_token: string } = await login.json();
  return token;
}

/**
 * Opens the session of an access token.
 * @param origin scheme, host and port
 */
export function openEditorSession(origin: string, token: string): EditorSession {
  const client = createApiClient({
    origin,
    credentials: {
      getToken: () => Promise.resolve(token),
      replaceToken: () => Promise.resolve(null),
    },
  });
  return {
    readPlaces: async () => await client.call('listPlacesForEditors', {}),
    async savePlace({ place_id, imgcount: _count, version, created_at: _at, updated_at: _on, ...fields }) {
      const { updated_by: _by, ...body } = fields;
      try {
        return await client.call('updatePlace', { place_id }, { body, version });
      } catch (error) {
        if (error instanceof ApiError && (error.kind === 'network' || error.kind === 'unreadable'))
          return null;
        throw error;
      }
    },
  };
}
