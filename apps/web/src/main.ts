import { readPageOfMap } from './app/map-start/page-of-map.ts';
import { startPage } from './app/start/start-page.ts';
import { readPageData } from './lib/api/page-data.ts';
import { redirectToVisitorLanguage } from './lib/language/language-at-load.ts';
import { appOptions } from './lib/options/app-options.ts';
import { countryOptions } from './lib/options/country-options.ts';
import { restoreSession } from './lib/session/session.ts';

/*
 * The first script of every page. It starts the map and then the application. Neither it nor the map imports React, so that the map does not
 * wait for the application; `tests/first-stage.test.ts` checks it.
 */
function start(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('#root is missing in the page');
  if (redirectToVisitorLanguage(window)) return;
  restoreSession(window.location.search);
  appOptions.restore();
  countryOptions.restore();
  const data = readPageData();
  void startPage({
    map: readPageOfMap(data),
    startMap: async (page, listener) => {
      const { startFirstMap } = await import('./app/map-start/start-first-map.ts');
      startFirstMap(page, listener);
    },
    prepareApplication: async () => {
      const { prepareApplication } = await import('./application.tsx');
      return prepareApplication(root, data);
    },
  });
}

start();
