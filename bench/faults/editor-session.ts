import { ApiError, createApiClient } from '@cae-map/contract/api/client';
import type { PlaceRevision } from '@cae-map/contract/entities/place';

/** The API calls of an editor who is logged in. */
export interface EditorSession {
  readPlaces(): Promise<readonly PlaceRevision[]>;
  /** Resolves to the stored place, or to null if no response arrived. */
  savePlace(place: PlaceRevision): Promise<PlaceRevision | null>;
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
