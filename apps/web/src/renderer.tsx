import type { PageRenderer, PageRequest, RenderedPage } from '@cae-map/contract/api/page-renderer';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { formatSearch } from './app/screens/declared-query.ts';
import { features } from './app/features.ts';
import { readTarget } from './app/read-target.ts';
import { headHtml } from './app/document/head-html.ts';
import { createQueryClient } from './app/query-client.ts';
import { listScreenFiles, type ScreenFiles } from './app/document/screen-files.ts';
import { loadScreen } from './app/screens/screen-modules.ts';
import { configurationQuery } from './lib/api/configuration-query.ts';
import { embeddedData } from './lib/api/query/embedded-data.ts';
import type { PreparedScreen } from './lib/manifest/screen-module.ts';
import { appMessages } from './lib/language/app-messages.ts';

/** Creates the renderer of pages that the server runs. */
export function createPageRenderer(): PageRenderer {
  return { render: renderPage };
}

async function renderPage({ path, origin, client, isCrawler }: PageRequest): Promise<RenderedPage> {
  const { pathname, reading, match, query } = readTarget(path);
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
    const { parameters } = match;
    prepared = prepare
      ? await prepare({ parameters, query, language, messages, client, queryClient, isCrawler })
      : { status: 200, head: { title: messages.product.name, description: messages.product.description } };
  }
  const body = renderToString(
    <StaticRouter location={{ pathname, search: formatSearch(query) }}>
      <App features={features} client={client} queryClient={queryClient} />
    </StaticRouter>,
  );
  const data = embeddedData(queryClient);
  queryClient.clear();
  return {
    status: prepared.status,
    language,
    head: [
      headHtml(prepared.head, { language, origin, messages }),
      ...filesHtml(listScreenFiles(match?.screen, language)),
    ].join('\n    '),
    body,
    data,
  };
}

/** Renders links to the files of a screen: the style sheets and scripts for hydration first, later files with low priority. */
function filesHtml({ styleSheets, scripts, later }: ScreenFiles): string[] {
  return [
    ...styleSheets.map((url) => `<link rel="stylesheet" crossorigin href="${url}" />`),
    ...scripts.map((url) => `<link rel="modulepreload" crossorigin href="${url}" />`),
    ...later.styleSheets.map(
      (url) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${url}" />`,
    ),
    ...later.scripts.map(
      (url) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${url}" />`,
    ),
  ];
}
