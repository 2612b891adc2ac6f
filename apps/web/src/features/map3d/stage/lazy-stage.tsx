import { useEffect, useEffectEvent } from 'react';
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx';
import type { StageProps } from './stage.tsx';

/** The scene, which is loaded with the map library after the page; if loading fails, the page has its list. */
export const LazyStage = lazyOptional<StageProps>(
  async () => (await import('./stage.tsx')).Stage,
  (properties) => <NotLoaded {...properties} />,
);

function NotLoaded(properties: StageProps) {
  const report = useEffectEvent(() => properties.onState('unavailable'));
  useEffect(() => report(), []);
  return null;
}
