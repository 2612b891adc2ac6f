import { useEffect } from 'react';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { useMapPage } from '../../lib/page/map-page-context.ts';
import { FailedPart, LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { setHasMap, setPlacing, useIsPlacing } from './map/placing.ts';

const loadTool = async () => (await import('./map/placing-tool.tsx')).PlacingTool;

/** The choice of a position, which is loaded when a visitor begins it. */
function PlacingPart() {
  const isPlacing = useIsPlacing();
  useEffect(() => {
    setHasMap(true);
    return () => setHasMap(false);
  }, []);
  if (!isPlacing) return null;
  return (
    <LazyPart
      load={loadTool}
      properties={{}}
      renderFailure={(retry) => <FailedPart onRetry={retry} onDismiss={() => setPlacing(false)} />}
    />
  );
}

const ReviewedOnMap = lazyOptional(async () => (await import('./review/reviewed-on-map.tsx')).ReviewedOnMap);

/** The positions of the proposal that an editor looks at. */
function ReviewPart() {
  return useMapPage() === 'workspace' ? <ReviewedOnMap /> : null;
}

export const proposalsParts: readonly MapPart[] = [
  { id: 'place-correction', slot: 'edge', rank: 80, Part: PlacingPart },
  { id: 'reviewed-proposal', slot: 'ground', rank: 71, audience: 'proposals.decide', Part: ReviewPart },
];
