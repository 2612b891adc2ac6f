import path from 'node:path';
import { openHeightFile } from '@cae-map/atlas/terrain/height-file';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../database/connection.ts';
import type { Settings } from '../../settings.ts';
import type { CallHandler, CallHandlers } from '../calls.ts';
import { findRecords } from '../../writes/records/find-records.ts';
import { heightKind } from './height-kind.ts';
import { readPlaceHeights } from './place-heights.ts';

interface HeightsDependencies {
  readonly orm: Orm;
  readonly listPlaces: CallHandler<'listPlaces'>;
  /** Lines of legs without a recorded route, along which heights are taken. */
  readonly listInferredLegs: CallHandler<'listInferredLegs'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * The heights of the places and legs, derived from the list of places. Without a usable height grid the list is empty, and
 * places without a height from a source have that of the grid; a missing grid is logged once.
 */
export function heightsService(
  { buildDir }: Pick<Settings, 'buildDir'>,
  { orm, listPlaces, listInferredLegs, log }: HeightsDependencies,
): CallHandlers<'listHeights'> {
  const warnings = new Set<string>();
  const warnOnce = (error: unknown, message: string): void => {
    if (warnings.has(message)) return;
    warnings.add(message);
    log.warn({ err: error }, message);
  };
  return {
    async listHeights() {
      const [places, inferredLegs] = await Promise.all([listPlaces({}), listInferredLegs({})]);
      const expedition = toExpedition({ places, inferredLegs, images: [] });
      const sourced = new Map(
        (await findRecords(orm, heightKind)).map((height) => [height.place_id, height]),
      );
      try {
        const file = await openHeightFile(path.join(buildDir, 'terrain', 'heights.bin'));
        try {
          return await readPlaceHeights(expedition, sourced, (longitude, latitude) =>
            file.heightAt(longitude, latitude),
          );
        } finally {
          await file.close();
        }
      } catch (error) {
        warnOnce(error, 'the height grid cannot be read: the map has no heights of stops and legs');
        return [];
      }
    },
  };
}
