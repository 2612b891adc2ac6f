import type { BrowserApiClient } from '@cae-map/contract/api/client';
import { translationBounds } from '@cae-map/contract/entities/translations/translation-bounds';
import type { FileChange } from '@cae-map/contract/entities/translations/translation-file';
import { referenceOf } from '../translating/opened-fields.ts';

/** What became of the translations of a file. */
export interface SavedChanges {
  readonly saved: number;
  readonly suggested: number;
  /** The translations that have changed since the file was compared. */
  readonly conflicts: number;
}

/** The most characters of a request, which are those that the server accepts, without its names. */
const mostCharacters = 600_000;

/** Saves translations of a file in requests of a size that the server accepts. @throws {ApiError} if one of them fails */
export async function saveChanges(
  client: BrowserApiClient,
  changes: readonly FileChange[],
): Promise<SavedChanges> {
  const total = { saved: 0, suggested: 0, conflicts: 0 };
  for (const part of divide(changes)) {
    const { saved, suggested, conflicts } = await client.call(
      'saveTranslations',
      {},
      {
        body: {
          changes: part.map(({ before, after, source, ...change }) => ({
            reference: referenceOf(change),
            value: after,
            seen: { source, target: before },
          })),
        },
      },
    );
    total.saved += saved;
    total.suggested += suggested;
    total.conflicts += conflicts.length;
  }
  return total;
}

/** Divides changes into parts within the bounds of a request; one with more characters is alone. */
function divide(changes: readonly FileChange[]): FileChange[][] {
  const parts: FileChange[][] = [];
  let characters = 0;
  for (const change of changes) {
    const own = change.source.length + change.before.length + change.after.length;
    const last = parts.at(-1);
    if (
      last === undefined ||
      last.length === translationBounds.changes ||
      characters + own > mostCharacters
    ) {
      parts.push([change]);
      characters = own;
    } else {
      last.push(change);
      characters += own;
    }
  }
  return parts;
}
