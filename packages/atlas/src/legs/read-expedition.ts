import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentPartSchema } from '@cae-map/contract/entities/content';
import { placeSchema, type PlaceRecord } from '@cae-map/contract/entities/place';
import { toExpedition, type Expedition } from '@cae-map/expedition/to-expedition';

/**
 * Reads the places of all files in `content/expedition`.
 * @throws when a file is missing or invalid; the message names the file and the field
 */
export async function readExpedition(folder: string): Promise<Expedition> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const parts = await Promise.all(names.map((name) => readPlaces(join(folder, name))));
  return toExpedition({ places: parts.flat(), images: [] });
}

async function readPlaces(path: string): Promise<PlaceRecord[]> {
  const text = await readFile(path, 'utf8');
  const result = contentPartSchema.safeParse(parseJson(path, text));
  if (!result.success) {
    const violations = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${path} is not valid, correct it first:\n  ${violations.slice(0, 20).join('\n  ')}`);
  }
  return result.data.places.map((place) =>
    placeSchema.parse({ ...place, routejson: JSON.stringify(place.routejson), imgcount: 0 }),
  );
}

function parseJson(path: string, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    throw new Error(`${path} is not JSON: ${String(error)}`, { cause: error });
  }
}
