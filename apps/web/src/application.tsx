import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/forced-colours.css';
import { createApiClient } from '@cae-map/contract/api/client';
import { unprefixedLanguage } from '@cae-map/contract/content-languages';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { features } from './app/features.ts';
import { matchScreen } from './app/screens/match-screen.ts';
import { createQueryClient } from './app/query-client.ts';
import { loadScreen } from './app/screens/screen-modules.ts';
import { AfterFirstRender } from './app/start/after-first-render.tsx';
import { pseudoLanguageParameter } from './app/start/pseudo-language-parameter.ts';
import { readPath } from './lib/language/language-path.ts';
import { appMessages } from './lib/language/app-messages.ts';
import { setMessageTransform } from './lib/language/message-transform.ts';
import { resetLineTypeOfVisitors } from './lib/options/line-type.ts';
import { setVisitorCookie } from './lib/privacy/visitor-cookie.ts';
import { createVisitorCredentials } from './lib/session/visitor-credentials.ts';
import { withoutMagic } from './lib/session/session.ts';
import { takeSecretQuery } from './lib/url/secret-query.ts';

/** Renders the application; `onRendered` is called when it responds to input. */
export type RenderApplication = (onRendered: () => void) => void;

/**
 * Loads what the application needs for the page: the messages and the screen. Call it after the session and the options of the application
 * have been restored.
 * @param data those that the server has rendered the page with
 * @returns the function that hydrates the page, or renders it if the server has sent the empty shell
 * @throws if the messages cannot be loaded; a screen that fails to load is replaced by its error
 */
export async function prepareApplication(
  root: HTMLElement,
  data: DehydratedState,
): Promise<RenderApplication> {
  const isPseudoLanguage = new URLSearchParams(window.location.search).has(pseudoLanguageParameter);
  if (isPseudoLanguage) {
    const { pseudoLocalize } = await import('./lib/language/pseudo-language.ts');
    setMessageTransform(pseudoLocalize);
  }
  const reading = readPath(window.location.pathname);
  // Redirects go to the start page.
  const language = reading.kind === 'page' ? reading.language : unprefixedLanguage;
  const match = reading.kind === 'page' ? matchScreen(features.screens, reading.path) : null;
  await Promise.all([
    appMessages.load(language),
    match ? loadScreen(match, language).catch(() => undefined) : undefined,
  ]);

  return (onRendered) => {
    setVisitorCookie();
    removeMagicFromUrl();
    resetLineTypeOfVisitors();
    features.restoreOptions();
    if (reading.kind === 'page' && match?.screen.secretQueryPaths?.includes(reading.path)) takeSecretQuery();
    const queryClient = createQueryClient();
    hydrate(queryClient, data);
    const client = createApiClient({ credentials: createVisitorCredentials(createApiClient()) });
    const app = (
      <AfterFirstRender onRendered={onRendered}>
        <BrowserRouter>
          <App features={features} client={client} browserClient={client} queryClient={queryClient} />
        </BrowserRouter>
      </AfterFirstRender>
    );
    // The server-rendered page has no pseudo-localized messages and cannot be hydrated with them.
    if (root.firstElementChild === null || isPseudoLanguage) createRoot(root).render(app);
    else hydrateRoot(root, app);
  };
}

/** Before the router reads the URL; the entry of the history is replaced, so that Back does not return to the magic link. */
function removeMagicFromUrl(): void {
  const { pathname, search, hash } = window.location;
  const kept = withoutMagic(search);
  if (kept !== search) window.history.replaceState(window.history.state, '', `${pathname}${kept}${hash}`);
}
