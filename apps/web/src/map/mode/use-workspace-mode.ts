import { useEffect, useEffectEvent } from 'react';
import type { MapInput, MapInputResponse } from '../pointer/map-input.ts';
import { enterMapMode, mapModeStore } from './map-mode.ts';

/**
 * Keeps the mode `drag-point` of a workspace whenever no other mode is active, also after another owner or the map has ended one,
 * until the component is unmounted. Modes of other owners are theirs to end.
 */
export function useWorkspaceMode(onInput: (input: MapInput) => MapInputResponse): void {
  const receive = useEffectEvent(onInput);
  useEffect(() => {
    let end = (): void => undefined;
    const enter = (): void => {
      if (mapModeStore.getState().session !== null) return;
      end = enterMapMode({ mode: 'drag-point', onInput: (input) => receive(input), announcements: null });
    };
    enter();
    // Not the state of a rendering: a mode that starts and ends between two renderings must not leave the map in `browse`.
    const unsubscribe = mapModeStore.subscribe(enter);
    return () => {
      unsubscribe();
      end();
    };
  }, []);
}
