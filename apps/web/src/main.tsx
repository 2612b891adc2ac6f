import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/forced-colours.css';
import { createApiClient } from '@cae-map/contract/api/client';
import { unprefixedLanguage } from '@cae-map/contract/content-languages';
import { pageDataElementId } from '@cae-map/contract/api/page-renderer';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { features } from './app/features.ts';
import { matchScreen } from './app/screens/match-screen.ts';
import { createQueryClient } from './app/query-client.ts';
import { loadScreen } from './app/screens/screen-modules.ts';
import { redirectToVisitorLanguage } from './lib/language/language-at-load.ts';
import { readPath } from './lib/language/language-path.ts';
import { appMessages } from './lib/language/app-messages.ts';
import { setMessageTransform } from './lib/language/message-transform.ts';
import { appOptions } from './lib/options/app-options.ts';
import { resetLineTypeOfVisitors } from './lib/options/line-type.ts';
import { setVisitorCookie } from './lib/privacy/visitor-cookie.ts';
import { createVisitorCredentials } from './lib/session/visitor-credentials.ts';
import { restoreSession, withoutMagic } from './lib/session/session.ts';
import { takeSecretQuery } from './lib/url/secret-query.ts';

/** Shows all messages in a pseudo-language, for tests of the layout: `/en?pseudo-language`. */
const pseudoLanguageParameter = 'pseudo-language';

/** Hydrates the page that the server has rendered, or renders the page if the server has sent the empty shell. */
async function start() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('#root is missing in the page');
  if (redirectToVisitorLanguage(window)) return;
  setVisitorCookie();
  restoreSession(window.location.search);
  removeMagicFromUrl();
  appOptions.restore();
  resetLineTypeOfVisitors();
  features.restoreOptions();
  const queryClient = createQueryClient();
  hydrate(queryClient, readPageData());

  const isPseudoLanguage = new URLSearchParams(window.location.search).has(pseudoLanguageParameter);
  if (isPseudoLanguage) {
    const { pseudoLocalize } = await import('./lib/language/pseudo-language.ts');
    setMessageTransform(pseudoLocalize);
  }
  const reading = readPath(window.location.pathname);
  // Redirects go to the start page.
  const language = reading.kind === 'page' ? reading.language : unprefixedLanguage;
  const match = reading.kind === 'page' ? matchScreen(features.screens, reading.path) : null;
  if (reading.kind === 'page' && match?.screen.secretQueryPaths?.includes(reading.path)) takeSecretQuery();
  // Hydration requires the messages and the screen. A screen that fails to load is replaced by its error.
  await Promise.all([
    appMessages.load(language),
    match ? loadScreen(match, language).catch(() => undefined) : undefined,
  ]);

  const client = createApiClient({ credentials: createVisitorCredentials(createApiClient()) });
  const app = (
    <BrowserRouter>
      <App features={features} client={client} browserClient={client} queryClient={queryClient} />
    </BrowserRouter>
  );
  // The server-rendered page has no pseudo-localized messages and cannot be hydrated with them.
  if (root.firstElementChild === null || isPseudoLanguage) createRoot(root).render(app);
  else hydrateRoot(root, app);
}

/** Before the router reads the URL; the entry of the history is replaced, so that Back does not return to the magic link. */
function removeMagicFromUrl(): void {
  const { pathname, search, hash } = window.location;
  const kept = withoutMagic(search);
  if (kept !== search) window.history.replaceState(window.history.state, '', `${pathname}${kept}${hash}`);
}

/** Reads the data that the server has rendered the page with; empty for the empty shell. */
function readPageData(): DehydratedState {
  const text = document.getElementById(pageDataElementId)?.textContent;
  return text ? JSON.parse(text) : { queries: [], mutations: [] };
}

void start();
