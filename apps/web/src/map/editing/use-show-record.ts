import type { Position } from '@cae-map/expedition/route/geography';
import { useEffect, useRef } from 'react';
import { useMapCamera } from '../map-context.tsx';

/** How the map moves to a record. */
interface ShowOptions {
  /** Of 256-pixel tiles. */
  readonly zoom: number;
  /** Whether a record without a position is shown when it gets one; otherwise the map then stays where the editor has moved it. */
  readonly waitsForPosition: boolean;
}

/** Moves the map to a record once, when its editing begins. */
export function useShowRecord(
  id: number,
  position: Position | null,
  { zoom, waitsForPosition }: ShowOptions,
): void {
  const camera = useMapCamera();
  const shownId = useRef<number | null>(null);
  useEffect(() => {
    if (camera === null || shownId.current === id || (position === null && waitsForPosition)) return;
    shownId.current = id;
    if (position !== null) camera.flyTo({ latitude: position[0], longitude: position[1], zoom });
  }, [camera, id, position, zoom, waitsForPosition]);
}
