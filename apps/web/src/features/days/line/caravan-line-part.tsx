import { useLocation } from 'react-router';
import { readPath } from '../../../lib/language/language-path.ts';
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx';
import { useIsAfterFirstDrawing } from '../../../lib/loading/first-screen.ts';
import { useMapUrlState } from '../../../lib/map-url/map-url-context.tsx';
import { paths } from '../../../lib/url/paths.ts';

const CaravanLine = lazyOptional(async () => (await import('./caravan-line.tsx')).CaravanLine);

/** Loads the line of the day a hundred years ago on the start page, when the map is drawn; nothing of it is in the first view. */
export function CaravanLinePart() {
  const { pathname } = useLocation();
  const hasSelection = useMapUrlState(({ hash }) => hash.place !== null || hash.date !== null);
  const isDrawn = useIsAfterFirstDrawing();
  const reading = readPath(pathname);
  const isStart = reading.kind === 'page' && reading.path === paths.map();
  return isDrawn && isStart && !hasSelection && <CaravanLine />;
}
