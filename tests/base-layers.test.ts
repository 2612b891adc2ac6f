import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@cae-map/layers/catalogue';
import { expect, test } from 'vitest';
import { layerCells, providerCells, readRows } from './support/base-layer-table.ts';
import { repositoryFolder } from './support/source-tree.ts';

test('docs/base-layers.md lists exactly the layers and providers of the catalogue', () => {
  const rows = readRows(readFileSync(join(repositoryFolder, 'docs/base-layers.md'), 'utf8'));
  const providers = new Map(catalogue.map((layer) => [layer.provider.name, providerCells(layer)]));

  // After a change of the catalogue, change the rows in the document to those reported here.
  const expected = [...catalogue.map(layerCells), ...providers.values()];
  expect(rows.map((row) => row.join(' | '))).toEqual(expected.map((row) => row.join(' | ')));
});
