import { useCallback, useState } from 'react';
import { useConfiguration } from '../../lib/api/configuration-query.ts';
import { reportUnavailableLayer } from './unavailable-layer.ts';
import { useMayAskOthers } from './use-base-layer.ts';
import { logWarning } from '../../lib/log.ts';
import { fineTerrainSourceId } from '../atlas-style/atlas-sources.ts';
import type { TerrainTiles } from '../terrain/terrain-manifest.ts';

interface FineTerrainState {
  /** The tiles that the operator has configured; null without them, without agreement, and after they have failed. */
  readonly fineTerrain: TerrainTiles | null;
  /** Handles a layer of which no tile could be loaded: without the finer terrain the built-in relief is shown. */
  readonly reportUnavailable: (code: string) => void;
}

/** The finer terrain of another provider, while it works and the visitor has agreed. */
export function useFineTerrain(): FineTerrainState {
  const mayAsk = useMayAskOthers();
  const tiles = useConfiguration()?.terrain ?? null;
  const [hasFailed, setHasFailed] = useState(false);
  const reportUnavailable = useCallback((code: string): void => {
    if (code !== fineTerrainSourceId) return reportUnavailableLayer(code);
    logWarning('the finer terrain tiles failed to load; the built-in relief is shown');
    setHasFailed(true);
  }, []);
  return { fineTerrain: mayAsk && !hasFailed ? tiles : null, reportUnavailable };
}
