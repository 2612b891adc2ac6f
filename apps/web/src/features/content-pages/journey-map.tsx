import type { ApiClient } from '@cae-map/contract/api/client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { expeditionQuery } from '../../lib/api/expedition-query.ts';
import { derivedQuery } from '../../lib/api/query/derived-query.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { drawTravel, type TravelDrawing } from '../../lib/travel-map/travel-drawing.ts';
import { paths } from '../../lib/url/paths.ts';
import { LocalLink } from '../../ui/links/local-link.tsx';
import { TravelMap } from '../../ui/travel-map/travel-map.tsx';
import { contentPageMessages } from './messages/index.ts';
import styles from './content-page-view.module.css';

/** The query of the drawing of the main route; null if the data have none. Embedded in the page. */
export function journeyDrawingQuery(client: ApiClient) {
  return derivedQuery({
    name: 'journey-drawing',
    derive: async (read): Promise<TravelDrawing | null> => {
      const { expedition } = await read(expeditionQuery(client));
      const stops = expedition.places.filter(
        ({ record }) => record.visited_on === 'cae' && record.ispathpart,
      );
      return drawTravel(expedition, [stops.map(({ id }) => id)]);
    },
    embedded: true,
  });
}

/** A small map of the main route, drawn from the data; nothing while they are loading or without them. */
export function JourneyMap() {
  const { messages } = useLanguage(contentPageMessages);
  const { data } = useQuery(journeyDrawingQuery(useApiClient()));
  if (!data) return null;
  return (
    <div className={styles.map}>
      <TravelMap drawing={data} label={messages.contentPages.journeyMap} />
      <p className={styles.caption}>
        {messages.contentPages.journeyMapCaption}{' '}
        <LocalLink to={paths.map()}>{messages.contentPages.openMap}</LocalLink>
      </p>
    </div>
  );
}
