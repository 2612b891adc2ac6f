import { useQueryClient } from '@tanstack/react-query';
import { expeditionKey, type LoadedExpedition } from '../../lib/api/expedition-query.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { MapPlaceholderProps } from '../../lib/manifest/map-placeholder.ts';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { ServerMarkup } from '../../ui/rendering/server-markup.tsx';
import { routeDrawingSvg } from './route-drawing-svg.ts';
import styles from './route-drawing.module.css';

/**
 * A drawing of the route that the server renders. It has the position and scale of the map, so that the layout does not shift
 * when the map is loaded.
 */
export function RouteDrawing({ view }: MapPlaceholderProps) {
  const placeId = useSelectedPlaceId();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  return (
    <div className={styles.drawing}>
      <ServerMarkup
        html={() => {
          const loaded = queryClient.getQueryData<LoadedExpedition>(expeditionKey);
          return loaded ? routeDrawingSvg(loaded.expedition, { view, language, placeId }) : '';
        }}
      />
    </div>
  );
}
