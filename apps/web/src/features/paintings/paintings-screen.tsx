import { filterPaintings, placesOfPaintings } from '@cae-map/expedition/paintings/paintings-list';
import { Suspense } from 'react';
import { readConfiguration } from '../../lib/api/configuration-query.ts';
import { expeditionQuery } from '../../lib/api/expedition-query.ts';
import { previewImage } from '../../lib/images/pictures.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { PrepareContext, PreparedScreen, ScreenModule } from '../../lib/manifest/screen-module.ts';
import { shownPlaceIds } from '../../lib/options/shown-place-ids.ts';
import { countPages, pageParameter, readPage } from '../../lib/url/page-parameter.ts';
import { paths } from '../../lib/url/paths.ts';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';
import pageStyles from '../../ui/layout/page.module.css';
import { paintingsMessages } from './messages/index.ts';
import { PaintingFilters } from './painting-filters.tsx';
import { createPaintingsHead } from './paintings-head.ts';
import { PaintingsPart } from './paintings-part.tsx';
import { readPaintingsState } from './state/painting-query.ts';
import { paintingsPerPage } from './state/paintings-per-page.ts';
import { paintingsQuery, paintingValuesQuery } from './state/paintings-queries.ts';
import styles from './paintings-screen.module.css';

/** The catalogue of paintings with filters, whose state is in the URL. */
function PaintingsScreen() {
  const { messages } = useLanguage(paintingsMessages);
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{messages.paintings.heading}</h1>
      <p className={`${pageStyles.intro} ${styles.intro}`}>{messages.paintings.intro}</p>
      <PaintingFilters />
      <Suspense fallback={<LoadingPage />}>
        <PaintingsPart />
      </Suspense>
    </div>
  );
}

async function preparePaintings(context: PrepareContext): Promise<PreparedScreen> {
  const { client, queryClient, query, language, messages } = context;
  const configuration = readConfiguration(queryClient);
  const whitelist = shownPlaceIds(query.toString(), configuration?.shown_place_ids);
  const all = await queryClient.fetchQuery(paintingsQuery(client, whitelist));
  await queryClient.prefetchQuery(paintingValuesQuery(client, { whitelist, language }));
  const paintings = filterPaintings(all, readPaintingsState(query).choice);
  const page = readPage(query);
  const head = createPaintingsHead(all.length, page, paintingsMessages.read(language));
  if (page > countPages(paintings.length, paintingsPerPage)) return { status: 404, head };
  const placeId = placesOfPaintings(paintings)[0];
  const { expedition } = await queryClient.fetchQuery(expeditionQuery(client));
  const image =
    placeId === undefined ? null : previewImage(expedition.getImages(placeId), { language, messages });
  // The canonical URL of a filtered or regrouped catalogue is that of the whole catalogue.
  const isWhole = [...query.keys()].every((name) => name === pageParameter);
  return {
    status: 200,
    head: { ...head, path: paths.paintings(isWhole ? page : 1), ...(image === null ? {} : { image }) },
  };
}

export const paintingsScreenModule: ScreenModule = { Screen: PaintingsScreen, prepare: preparePaintings };
