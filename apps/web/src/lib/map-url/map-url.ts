import {
  type MapHash,
  emptyMapHash,
  formatMapHash,
  homeTabCode,
  parseMapHash,
} from '@cae-map/expedition/hash';
import { isEntryBelowPicture } from '../images/picture-history-entry.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** How long writing is delayed after the hash was read, in milliseconds, so that the resulting changes are complete. */
export const writeBlockMilliseconds = 100;

export interface MapUrlState {
  /** The parsed hash. */
  readonly hash: MapHash;
  /** How often the hash was read again: after a navigation, a link, or an edit in the address bar. */
  readonly readings: number;
  /** How often it was read with a different view; opening a stop keeps the view. */
  readonly viewReadings: number;
}

/** The map's part of the URL. Only this module reads or writes the hash. */
export interface MapUrl {
  readonly store: StoreApi<MapUrlState>;
  /**
   * Reads the current hash. Call it after a navigation of the router, which fires no hashchange event. A view, layer or day
   * that is not written yet is newer than the hash and is kept.
   */
  read(): void;
  /** Writes a change to the hash without adding a history entry. */
  replace(change: Partial<MapHash>): void;
  /**
   * The hash for opening another stop. View, layer, day and unknown parts are kept. The home tab opens unless `keepsTab` is
   * set, and `day` replaces the current day.
   */
  hashFor(placeId: number, options?: HashOptions): string;
  /** Stops listening. */
  close(): void;
}

interface HashOptions {
  readonly keepsTab?: boolean;
  /** A day of the journey, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
}

/** Creates the map URL of a window: reads its hash and listens to changes. */
export function createMapUrl(window: Window): MapUrl {
  const store = createStore<MapUrlState>(() => ({
    hash: parseMapHash(window.location.hash),
    readings: 0,
    viewReadings: 0,
  }));
  let blockedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Changes that are not written yet, except the open stop, which navigation replaces. */
  let unwritten: Partial<Omit<MapHash, 'place'>> = {};

  function handlePopState({ state }: PopStateEvent) {
    // Only a picture was closed; the map may have been moved while it was open.
    if (isEntryBelowPicture(state)) write();
    else readExternalChange();
  }

  function readExternalChange() {
    unwritten = {};
    read();
  }

  function read() {
    const { hash: before, readings, viewReadings } = store.getState();
    const hash = { ...parseMapHash(window.location.hash), ...unwritten };
    const isOtherView = formatView(hash) !== formatView(before);
    store.setState({
      hash,
      readings: readings + 1,
      viewReadings: isOtherView ? viewReadings + 1 : viewReadings,
    });
    blockedUntil = Date.now() + writeBlockMilliseconds;
  }

  function write() {
    timer = undefined;
    unwritten = {};
    const { hash } = store.getState();
    const urlPlace = parseMapHash(window.location.hash).place;
    // After a navigation that has not been read yet, the stop in the URL is newer.
    const place = urlPlace !== null && urlPlace.id !== hash.place?.id ? urlPlace : hash.place;
    const text = formatMapHash({ ...hash, place });
    if (text === window.location.hash) return;
    const { pathname, search } = window.location;
    // Keeps the state of the router, which is not notified of map movements.
    window.history.replaceState(window.history.state, '', pathname + search + text);
  }

  function replace(change: Partial<MapHash>) {
    store.setState(({ hash }) => ({ hash: { ...hash, ...change } }));
    const { place: _, ...rest } = change;
    unwritten = { ...unwritten, ...rest };
    clearTimeout(timer);
    const delay = blockedUntil - Date.now();
    if (delay > 0) timer = setTimeout(write, delay);
    else write();
  }

  window.addEventListener('hashchange', readExternalChange);
  window.addEventListener('popstate', handlePopState);
  return {
    store,
    read,
    replace,
    hashFor(placeId, { keepsTab = false, day } = {}) {
      const { hash } = store.getState();
      const tab = keepsTab ? (hash.place?.tab ?? homeTabCode) : homeTabCode;
      return formatMapHash({ ...hash, date: day ?? hash.date, place: { id: placeId, tab } });
    },
    close() {
      clearTimeout(timer);
      window.removeEventListener('hashchange', readExternalChange);
      window.removeEventListener('popstate', handlePopState);
    },
  };
}

/** Formats a view as in URLs, where it is rounded. */
function formatView({ view }: MapHash): string {
  return formatMapHash({ ...emptyMapHash, view });
}

/** The state on the server and during hydration. */
export const serverUrlState: MapUrlState = { hash: emptyMapHash, readings: 0, viewReadings: 0 };
