import { serviceWorkerFile } from '@cae-map/contract/api/service-worker';
import { savesData } from '../../../lib/browser/saves-data.ts';
import { logWarning } from '../../../lib/log.ts';
import { readPath } from '../../../lib/language/language-path.ts';
import { readLocal, writeLocal } from '../../../lib/storage/local-storage.ts';
import { readSession, writeSession } from '../../../lib/storage/session-storage.ts';
import { setOfflineState, type InstallPrompt } from './offline-store.ts';
import { readReleaseFacts, unseenNews } from './release-news.ts';

/** The least time between two looks for a new release while a page stays open, in milliseconds. */
const updateInterval = 60 * 60 * 1000;

let isStarted = false;

/**
 * Registers the service worker and offers the installation, once per page. Without support, in private windows of some browsers, and while
 * the visitor saves data the page works as before.
 */
export async function startOffline(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  watchInstallation(countVisit());
  addManifest();
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    const workers = navigator.serviceWorker;
    const isControlled = workers.controller !== null;
    if (savesData() && (await workers.getRegistration()) === undefined) return;
    if (isControlled) workers.addEventListener('controllerchange', () => void showNews());
    else void showNews(true);
    const registration: ServiceWorkerRegistration | undefined = await workers.register(
      `/${serviceWorkerFile}`,
    );
    watchReleases(registration);
  } catch (error) {
    logWarning(`the service worker could not be registered: ${String(error)}`);
  }
}

/** The number of this visit, which a reload does not count. */
function countVisit(): number {
  const visits = Number.parseInt(readLocal('visits') ?? '', 10);
  const earlier = Number.isSafeInteger(visits) && visits >= 0 ? visits : 0;
  if (readSession('visitCounted') !== null) return earlier;
  writeSession('visitCounted', 'true');
  writeLocal('visits', String(earlier + 1));
  return earlier + 1;
}

/** The offer is shown from the second visit, until it has been answered. */
function watchInstallation(visit: number): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const isOffered = visit >= 2 && readLocal('installAnswered') === null;
    setOfflineState({ installPrompt: event as Event & InstallPrompt, offersInstallation: isOffered });
  });
  window.addEventListener('appinstalled', () => {
    writeLocal('installAnswered', 'true');
    setOfflineState({ installPrompt: null, offersInstallation: false });
  });
}

/** The link is added here instead of in the page, so that the first visit loads nothing more before the map is drawn. */
function addManifest(): void {
  if (document.querySelector('link[rel="manifest"]') !== null) return;
  const reading = readPath(window.location.pathname);
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href =
    reading.kind === 'page' && reading.language === 'en'
      ? '/manifest.en.webmanifest'
      : '/manifest.webmanifest';
  document.head.append(link);
}

/** A page that stays open for days looks for a new release when it is shown again. */
function watchReleases(registration: ServiceWorkerRegistration | undefined): void {
  let last = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < updateInterval) return;
    last = performance.now();
    registration?.update().catch(() => undefined);
  });
}

/** Shows what is new if the page is of an earlier release. The page is never reloaded without the visitor. */
async function showNews(isFirstVisit = false): Promise<void> {
  try {
    const response = await fetch('/release.json');
    const facts = response.ok ? readReleaseFacts(await response.json()) : null;
    const isEarlier = facts !== null && !isOfRelease(facts.entry);
    if (facts === null || (!isEarlier && !isFirstVisit)) return;
    const news = unseenNews(facts, readLocal('newsSeen'));
    writeLocal('newsSeen', facts.news[0]?.date ?? '');
    if (isEarlier && !isFirstVisit) setOfflineState({ news });
  } catch {
    // The next release is reported instead.
  }
}

function isOfRelease(entry: string): boolean {
  return [...document.scripts].some(({ src }) => src.endsWith(entry));
}
