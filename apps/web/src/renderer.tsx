import { readerScript } from '@cae-map/contract/api/reader-script';
import type { PageRenderer, PageRequest, RenderedPage } from '@cae-map/contract/api/page-renderer';
import type { TwinFormat } from '@cae-map/contract/api/twin-formats';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { formatSearch } from './app/screens/declared-query.ts';
import { features } from './app/features.ts';
import { AtlasPicturesContext } from './app/map-screen/atlas-picture/atlas-pictures-context.ts';
import { readTarget } from './app/read-target.ts';
import { describeCard, pageCard } from './app/document/page-card.ts';
import { headHtml } from './app/document/head-html.ts';
import { createQueryClient } from './app/query-client.ts';
import { listScreenFiles, type ScreenFiles } from './app/document/screen-files.ts';
import { loadScreen } from './app/screens/screen-modules.ts';
import { mapScreenManifest } from './app/map-screen/manifest.ts';
import type { ScreenMatch } from './app/screens/match-screen.ts';
import { configurationQuery } from './lib/api/configuration-query.ts';
import { prepareMapTileset } from './lib/api/map-tileset-query.ts';
import { embeddedData } from './lib/api/query/embedded-data.ts';
import type { PreparedScreen } from './lib/manifest/screen-module.ts';
import { appMessages } from './lib/language/app-messages.ts';
import { PageOriginContext } from './lib/record-page/page-origin.ts';
import { linkHeader, type PageLocation } from './lib/record-page/record-urls.ts';
import { renderTwin } from './lib/record-page/render-twin.ts';

/** Creates the renderer of pages that the server runs. */
export function createPageRenderer(): PageRenderer {
  return { render: renderPage };
}

async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { path, origin, client, isCrawler, atlasPictures = null, mapTileset, cardBackground, part } = request;
  const { pathname, reading, match, twin, query } = readTarget(path);
  if (reading.kind === 'redirect') throw new Error(`${path} is redirected and has no page`);
  const { language } = reading;
  const messages = await appMessages.load(language);
  // Rendering on the server does not wait for messages that a part of the page reads.
  await features.loadMessages(language);
  const queryClient = createQueryClient();
  let prepared: PreparedScreen = {
    status: 404,
    head: { title: messages.notFoundPage.title, description: messages.notFoundPage.text },
  };
  if (match !== null && (match.screen.audience ?? 'everyone') !== 'everyone') {
    // The server does not know the visitor: a guarded screen is rendered in the browser only, and search engines index nothing of it.
    prepared = {
      status: 200,
      head: { title: messages.product.name, description: messages.product.description },
    };
  } else if (match !== null) {
    const { prepare } = await loadScreen(match, language);
    // If the configuration fails to load, the page is rendered with the defaults.
    await queryClient.prefetchQuery(configurationQuery(client));
    if (mapTileset !== undefined && hasMap(match)) await prepareMapTileset(queryClient, mapTileset);
    const { parameters } = match;
    prepared = prepare
      ? await prepare({ parameters, query, language, messages, client, queryClient, isCrawler })
      : { status: 200, head: { title: messages.product.name, description: messages.product.description } };
  }
  const { record } = prepared;
  const location = { origin, language };
  const content =
    twin === null && cardBackground !== undefined ? pageCard(prepared, language, messages) : null;
  const card =
    content === null || cardBackground === undefined
      ? undefined
      : await describeCard(content, cardBackground);
  if (part === 'card') {
    queryClient.clear();
    return { status: prepared.status, language, head: '', body: '', data: null, ...(card && { card }) };
  }
  if (twin !== null) {
    queryClient.clear();
    return renderedTwin(prepared, twin, location);
  }
  const body = renderToString(
    <StaticRouter location={{ pathname, search: formatSearch(query) }}>
      <PageOriginContext value={origin}>
        <AtlasPicturesContext value={atlasPictures}>
          <App features={features} client={client} queryClient={queryClient} />
        </AtlasPicturesContext>
      </PageOriginContext>
    </StaticRouter>,
  );
  const data = embeddedData(queryClient);
  queryClient.clear();
  return {
    status: prepared.status,
    language,
    head: [
      headHtml(prepared.head, { language, origin, messages, record, card }),
      ...filesHtml(
        listScreenFiles(match?.screen, language, match?.screen.id === mapScreenManifest.id),
        match?.screen.hasReaderScript ?? false,
      ),
    ].join('\n    '),
    body,
    data,
    ...(record === undefined ? {} : { links: linkHeader(record, location) }),
  };
}

/** The twin of a prepared page; without one if the record is missing, or has nothing in the format. */
function renderedTwin(
  { status, record }: PreparedScreen,
  format: TwinFormat,
  location: PageLocation,
): RenderedPage {
  const twin = record === undefined ? null : renderTwin(record, format, location);
  const none = { language: location.language, head: '', body: '', data: null };
  if (record === undefined || twin === null) return { ...none, status: status === 200 ? 404 : status };
  return { ...none, status, twin, links: linkHeader(record, location, true) };
}

/** Whether a screen is the map or is shown within it. */
function hasMap({ screen, frame }: ScreenMatch): boolean {
  return (frame ?? screen).id === mapScreenManifest.id;
}

/**
 * Renders links to the files of a screen: the style sheets and scripts that are needed first, later files with low priority. On the page of
 * the map the first script of the page loads the scripts of the application when those of the map are loaded. With the script of the reader,
 * it depends on the stored appearance whether later files are preloaded. Later scripts are preloaded as data, as which `fetchBeforeImport`
 * fetches them: a browser remembers a module or script that could not be preloaded, so that it could not be imported when the network returns.
 */
function filesHtml(
  { styleSheets, scripts, afterMap, later }: ScreenFiles,
  hasReaderScript: boolean,
): string[] {
  const relation = hasReaderScript || afterMap.length > 0 ? 'data-later' : 'rel';
  return [
    ...styleSheets.map((url) => `<link rel="stylesheet" crossorigin href="${url}" />`),
    ...scripts.map((url) => `<link rel="modulepreload" crossorigin href="${url}" />`),
    ...afterMap.map((url) => `<link data-later="preload" as="fetch" crossorigin href="${url}" />`),
    ...later.styleSheets.map(
      (url) => `<link ${relation}="preload" as="style" crossorigin fetchpriority="low" href="${url}" />`,
    ),
    ...later.scripts.map(
      (url) => `<link ${relation}="preload" as="fetch" crossorigin fetchpriority="low" href="${url}" />`,
    ),
    ...(hasReaderScript ? [`<script>${readerScript}</script>`] : []),
  ];
}
