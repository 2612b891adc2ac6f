import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { newestMigration } from '../database/migration-level.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly schemaWatch: SchemaWatch;
  }
}

/** Notices that a process of a newer version has migrated the database that this one uses. */
export interface SchemaWatch {
  /** Reads the level of the database. @throws {Error} when the database is unavailable */
  refresh(): Promise<void>;
  /** Whether the tables are those of a newer version, and the time in which processes of that version start has passed. */
  isOutdated(): boolean;
}

/** How often the level is read, in milliseconds. */
const interval = 5_000;

/**
 * How long a process still works after another one has migrated, in milliseconds: that one is not ready yet, and without this time there
 * would be no ready process.
 */
export const handoverTime = 15_000;

interface SchemaWatchOptions {
  readonly migrationsDir: string;
}

const plugin: FastifyPluginAsync<SchemaWatchOptions> = async (app, { migrationsDir }) => {
  const { database } = app;
  if (database.kind === 'embedded') {
    app.decorate('schemaWatch', { refresh: () => Promise.resolve(), isOutdated: () => false });
    return;
  }
  const own = newestMigration(migrationsDir);
  let newerSince: number | undefined;
  const watch: SchemaWatch = {
    async refresh() {
      const isNewer = (await database.readMigrationLevel()) > own;
      if (!isNewer) newerSince = undefined;
      else if (newerSince === undefined) {
        newerSince = performance.now();
        app.log.warn(
          'a newer version of the product has changed the tables: this process does not get ready any more, restart it with that version',
        );
      }
    },
    isOutdated: () => newerSince !== undefined && performance.now() - newerSince >= handoverTime,
  };
  // While the database is unavailable the process is not ready anyway.
  const timer = setInterval(() => void watch.refresh().catch(() => undefined), interval).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.decorate('schemaWatch', watch);
};

/** Decorates the application with the watch over the tables; an embedded database has no other process. */
export const schemaWatch = fastifyPlugin(plugin, {
  name: 'schema-watch',
  fastify: '5.x',
  dependencies: ['database'],
});
