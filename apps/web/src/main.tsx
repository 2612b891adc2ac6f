import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { createApiClient } from '@cae-map/contract/api/client';
import { pageDataElementId } from '@cae-map/contract/api/page-renderer';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { features } from './app/features.ts';
import { matchScreen } from './app/screens/match-screen.ts';
import { createQueryClient } from './app/query-client.ts';
import { loadScreen } from './app/screens/screen-modules.ts';
import { readPath } from './lib/language/language-path.ts';
import { loadCatalogue } from './lib/language/load-catalogue.ts';
import { noteMissingStyles } from './lib/missing-styles.ts';
import { appOptions } from './lib/options/app-options.ts';
import { restoreSession } from './lib/session/session.ts';

/** Takes over the page that the server delivered, or builds it where the server sent the bare frame. */
async function start() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  noteMissingStyles();
  restoreSession(window.location.search);
  appOptions.restore();
  features.restoreOptions();
  const queryClient = createQueryClient();
  hydrate(queryClient, readPageData());

  const reading = readPath(window.location.pathname);
  const match = reading.kind === 'page' ? matchScreen(features.screens, reading.path) : null;
  // Both languages are small, and switching must not wait; the screen is there before it takes over its page.
  const [ru, en] = await Promise.all([
    loadCatalogue('ru'),
    loadCatalogue('en'),
    match ? loadScreen(match.screen).catch(() => undefined) : undefined,
  ]);

  const app = (
    <BrowserRouter>
      <App features={features} client={createApiClient()} queryClient={queryClient} catalogues={{ ru, en }} />
    </BrowserRouter>
  );
  if (root.firstElementChild === null) createRoot(root).render(app);
  else hydrateRoot(root, app);
}

/** What the server made the page from; nothing when it sent the bare frame. */
function readPageData(): DehydratedState {
  const text = document.getElementById(pageDataElementId)?.textContent;
  return text ? JSON.parse(text) : { queries: [], mutations: [] };
}

void start();
