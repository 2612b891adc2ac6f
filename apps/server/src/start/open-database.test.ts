import { chmodSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openOrCreateEmbedded } from './open-database.ts';

test.skipIf(process.platform === 'win32')(
  'the folder of an embedded database is for its user only, also one of an earlier version',
  async () => {
    const dataDir = temporaryFolder();
    const folder = path.join(dataDir, 'database');
    const open = () => openOrCreateEmbedded({ ...readSettings({}), dataDir }, () => Promise.resolve());
    const modes: number[] = [];
    for (let start = 0; start < 2; start += 1) {
      const database = await open();
      await database.close();
      modes.push(statSync(folder).mode & 0o777);
      chmodSync(folder, 0o755);
    }
    expect(modes).toEqual([0o700, 0o700]);
  },
);
