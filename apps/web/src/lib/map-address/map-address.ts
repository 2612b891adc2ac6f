import {
  type MapHash,
  emptyMapHash,
  formatMapHash,
  homeTabCode,
  parseMapHash,
} from '@cae-map/expedition/hash';
import { isEntryBelowPicture } from '../images/picture-history-entry.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** How long nothing is written after a hash was read, in milliseconds: what the reading sets off must settle first. */
export const writeBlockMilliseconds = 100;

export interface MapAddressState {
  /** What the hash says. */
  readonly hash: MapHash;
  /** Counts the hashes that came from outside: a link, the history, the address bar. */
  readonly readings: number;
  /** Counts those of them that said another view than the address had: a stop that is opened takes its view along. */
  readonly viewReadings: number;
}

/** The map's part of the address. This is the only place that reads or writes the hash. */
export interface MapAddress {
  readonly store: StoreApi<MapAddressState>;
  /**
   * Reads the hash as it stands; call it when the product itself has led on, without the hash's own event. A view, layer or
   * day that still waits to be written is newer than that hash and stays.
   */
  read(): void;
  /** Writes what has changed into the hash, in place: moving the map adds nothing to the history. */
  replace(change: Partial<MapHash>): void;
  /**
   * The hash of another stop at the view as it is now; layer, day and the parts of others stay. Its home tab opens, unless
   * the tab is to be kept, and a day that is named takes the place of the one that was.
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

/** Opens the address of a window: reads its hash, and follows it from then on. */
export function openMapAddress(window: Window): MapAddress {
  const store = createStore<MapAddressState>(() => ({
    hash: parseMapHash(window.location.hash),
    readings: 0,
    viewReadings: 0,
  }));
  let blockedUntil = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** What has changed and is not written yet. The open stop is not among it: whoever leads on names another. */
  let unwritten: Partial<Omit<MapHash, 'place'>> = {};

  function followHistory({ state }: PopStateEvent) {
    // Only a picture has gone that lay over the map: the map is where it has been meanwhile.
    if (isEntryBelowPicture(state)) write();
    else readFromOutside();
  }

  function readFromOutside() {
    unwritten = {};
    read();
  }

  function read() {
    const { hash: before, readings, viewReadings } = store.getState();
    const hash = { ...parseMapHash(window.location.hash), ...unwritten };
    const isOtherView = writtenView(hash) !== writtenView(before);
    store.setState({
      hash,
      readings: readings + 1,
      viewReadings: isOtherView ? viewReadings + 1 : viewReadings,
    });
    blockedUntil = Date.now() + writeBlockMilliseconds;
  }

  function write() {
    waiting = undefined;
    unwritten = {};
    const { hash } = store.getState();
    const led = parseMapHash(window.location.hash).place;
    // The product may have led on to another stop already and is about to read that: the stop of the address goes before.
    const place = led !== null && led.id !== hash.place?.id ? led : hash.place;
    const text = formatMapHash({ ...hash, place });
    if (text === window.location.hash) return;
    const { pathname, search } = window.location;
    // The state belongs to the router, which never learns of movements of the map.
    window.history.replaceState(window.history.state, '', pathname + search + text);
  }

  function replace(change: Partial<MapHash>) {
    store.setState(({ hash }) => ({ hash: { ...hash, ...change } }));
    const { place: _, ...kept } = change;
    unwritten = { ...unwritten, ...kept };
    clearTimeout(waiting);
    const delay = blockedUntil - Date.now();
    if (delay > 0) waiting = setTimeout(write, delay);
    else write();
  }

  window.addEventListener('hashchange', readFromOutside);
  window.addEventListener('popstate', followHistory);
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
      clearTimeout(waiting);
      window.removeEventListener('hashchange', readFromOutside);
      window.removeEventListener('popstate', followHistory);
    },
  };
}

/** A view as it stands in addresses, where it is rounded. */
function writtenView({ view }: MapHash): string {
  return formatMapHash({ ...emptyMapHash, view });
}

/** The state before there is a window: what the server renders from. */
export const addressWithoutWindow: MapAddressState = { hash: emptyMapHash, readings: 0, viewReadings: 0 };
