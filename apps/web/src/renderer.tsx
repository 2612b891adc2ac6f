import type { PageRenderer, PageRequest, RenderedPage } from '@cae-map/contract/api/page-renderer';
import { dehydrate } from '@tanstack/react-query';
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
import type { PreparedScreen } from './lib/manifest/feature-manifest.ts';
import { appMessages } from './lib/language/app-messages.ts';

/** The part of the web application that runs in the server: makes an address into a page ready to read. */
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
    // Nothing of a guarded screen is rendered or kept by search engines; the browser decides who sees it.
    prepared = {
      status: 200,
      head: { title: messages.product.name, description: messages.product.description },
    };
  } else if (match !== null) {
    const { prepare } = await loadScreen(match, language);
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
  const data = dehydrate(queryClient, {
    // The whole lists stay out: the page would weigh as much as they do. Screens name what they embed.
    shouldDehydrateQuery: (query) => query.meta?.embedded === true && query.state.status === 'success',
  });
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

/** The files of the screen itself: its style before the first drawing, its script as early as can be; the rest after them. */
function filesHtml({ styleSheets, scripts, later }: ScreenFiles): string[] {
  return [
    ...styleSheets.map((address) => `<link rel="stylesheet" crossorigin href="${address}" />`),
    ...scripts.map((address) => `<link rel="modulepreload" crossorigin href="${address}" />`),
    ...later.styleSheets.map(
      (address) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${address}" />`,
    ),
    ...later.scripts.map(
      (address) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${address}" />`,
    ),
  ];
}
