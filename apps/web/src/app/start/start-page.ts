import { logWarning } from '../../lib/log.ts';
import type { FirstMapListener, PageOfMap } from '../map-start/page-of-map.ts';
import { findMapElements } from '../map-start/map-start.ts';
import { recordEarlyInput } from './early-input.ts';
import { loadWithRetry, startFailureId } from './start-failure-notice.ts';

/** The parts of a page, which are loaded on demand. */
export interface PageParts {
  /** Null on pages whose map the application starts, and on pages without a map. */
  readonly map: PageOfMap | null;
  /** Resolves when the map has been started; its scripts are loaded before those of the application. */
  readonly startMap: (page: PageOfMap, listener: FirstMapListener) => Promise<void>;
  /** Resolves with the function that renders the application, which calls its argument when it responds to input. */
  readonly prepareApplication: () => Promise<(onRendered: () => void) => void>;
}

/** For how long the application waits, first for the scripts and then for the first frame of the map, in milliseconds. */
export const longestWait = 8000;

/**
 * Starts the map, and loads and renders the application when the first frame of the map is drawn, at the first input of the visitor, or after
 * a bound of time, so that neither its files nor its scripts delay the map. What was clicked or typed meanwhile is done then.
 */
export async function startPage({ map, startMap, prepareApplication }: PageParts): Promise<void> {
  let isPrepared = false;
  const input = recordEarlyInput(document, {
    isIndependent: (element) => element.closest(`#${startFailureId}, [data-map-part='container']`) !== null,
    isApplicationNear: () => isPrepared,
  });
  const first = map === null ? null : beginMap(map, startMap);
  const wait = (promise: Promise<void>) =>
    Promise.race([
      promise,
      input.first,
      ...(first === null ? [] : [first.needsApplication]),
      after(longestWait),
    ]);

  if (first !== null) {
    await wait(first.started);
    await wait(first.settled);
  }
  preloadApplication();
  const renderApplication = await loadWithRetry(prepareApplication);
  isPrepared = true;
  renderApplication(input.replay);
}

/** The start of a map as promises, none of which is rejected. */
interface MapBeginning {
  /** Its scripts are loaded, and it runs. */
  readonly started: Promise<void>;
  readonly settled: Promise<void>;
  readonly needsApplication: Promise<void>;
}

function beginMap(map: PageOfMap, startMap: PageParts['startMap']): MapBeginning {
  let onNeedsApplication = (): void => undefined;
  let onSettled = (): void => undefined;
  const needsApplication = new Promise<void>((resolve) => (onNeedsApplication = resolve));
  const settled = new Promise<void>((resolve) => (onSettled = resolve));
  const listener = { onNeedsApplication: () => onNeedsApplication(), onSettled: () => onSettled() };
  const started = startMap(map, listener).catch((error: unknown) => {
    // The application starts the map again and shows the failure.
    logWarning(`the map could not be started before the application: ${String(error)}`);
    onSettled();
  });
  return { started, settled, needsApplication };
}

/** Loads the files of the application that the page of a map lists, which are not loaded beside those of the map. */
function preloadApplication(): void {
  // On other pages a script of the page decides it.
  if (findMapElements(document) === null) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
    link.rel = link.dataset.later ?? '';
}

async function after(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
