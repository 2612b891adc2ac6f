import { filterPaintings, placesOfPaintings } from '@cae-map/expedition/paintings/paintings-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { useShowOnMap } from '../../lib/found-on-map/use-show-on-map.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useListedPlaceIds } from '../../lib/options/shown-places.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { readPage } from '../../lib/url/page-parameter.ts';
import { paths } from '../../lib/url/paths.ts';
import actionStyles from '../../ui/filters/list-actions.module.css';
import { LocalLink } from '../../ui/links/local-link.tsx';
import { paintingsMessages } from './messages/index.ts';
import { createPaintingsHead } from './paintings-head.ts';
import { PaintingPages } from './painting-pages.tsx';
import { paintingsQuery } from './state/paintings-queries.ts';
import { usePaintingsUrl } from './state/use-paintings-url.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './paintings-screen.module.css';

/** The number of the listed paintings, the actions, and the cards. The delivered HTML stays until the catalogue is loaded. */
export function PaintingsPart() {
  const { messages } = useLanguage(paintingsMessages);
  const whitelist = useListedPlaceIds();
  const { data: all } = useSuspenseQuery(paintingsQuery(useApiClient(), whitelist));
  const { state, onReset } = usePaintingsUrl();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const showOnMap = useShowOnMap();
  const paintings = useMemo(() => filterPaintings(all, state.choice), [all, state]);
  const placeIds = useMemo(() => placesOfPaintings(paintings), [paintings]);
  const page = readPage(query);
  usePageHead(createPaintingsHead(all.length, page, messages));
  const typed = state.choice.typed.trim();
  const isWhole = paintings.length === all.length;
  return (
    <>
      {all.some(({ image }) => image.url === null) && (
        <p className={styles.hint}>{messages.paintings.withoutPictures}</p>
      )}
      <div className={actionStyles.state}>
        <p role="status">{messages.paintings.shown(paintings.length, all.length)}</p>
        {!isWhole && (
          <Button className={actionStyles.action} onClick={onReset}>
            {messages.paintings.reset}
          </Button>
        )}
        {placeIds.length > 0 && (
          <Button
            className={actionStyles.action}
            onClick={() =>
              showOnMap({
                kind: 'places',
                query: typed === '' ? messages.paintings.onMap : typed,
                placeIds,
                origin: { kind: 'list', path: paths.paintings() + search },
              })
            }
          >
            {messages.paintings.showOnMap}
          </Button>
        )}
      </div>
      {paintings.length === 0 ? (
        <div className={styles.nothing}>
          <p>{messages.paintings.nothing}</p>
          <LocalLink to={paths.paintings()}>{messages.paintings.wholeList}</LocalLink>
        </div>
      ) : (
        <PaintingPages paintings={paintings} grouping={state.grouping} page={page} />
      )}
    </>
  );
}
