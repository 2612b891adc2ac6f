import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { readExpedition } from '../../lib/api/expedition-query.ts';
import { useVisibleSections } from '../../lib/options/options-store.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { MapPlaceholderProps } from '../../lib/manifest/map-placeholder.ts';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { ServerMarkup } from '../../ui/rendering/server-markup.tsx';
import { routeDrawingSvg } from './route-drawing-svg.ts';
import styles from './route-drawing.module.css';

/**
 * A drawing of the route that the server renders. It has the position and scale of the map, so that the layout does not shift
 * when the map is loaded. Its stops are links, which work before the scripts have loaded.
 */
export function RouteDrawing({ view }: MapPlaceholderProps) {
  const placeId = useSelectedPlaceId();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const sections = useVisibleSections();
  const openStop = useOpenStop();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links are in the list of stops, too
    <div className={styles.drawing} onClick={openStop}>
      <ServerMarkup
        html={() => {
          const loaded = readExpedition(queryClient);
          return loaded ? routeDrawingSvg(loaded.expedition, { view, language, placeId, sections }) : '';
        }}
      />
    </div>
  );
}

/** Opens the stop of a clicked link without loading another document. */
function useOpenStop(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const path = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!path || isModified || event.button !== 0) return;
    event.preventDefault();
    void navigate(path);
  };
}
