import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  keepSection,
  type KeepOutcome,
  type SectionPlan,
} from '../../../lib/offline/sections/keep-section.ts';
import {
  deleteSection,
  listKeptSections,
  openCaches,
  type KeptSection,
} from '../../../lib/offline/sections/section-store.ts';

/** How the keeping of a section ended, other than completely. */
export type KeepProblem =
  | Exclude<KeepOutcome, { readonly kind: 'complete' }>
  | { readonly kind: 'elsewhere' };

interface KeepingState {
  /** The kept sections by id; null until they are read, and in browsers that cannot keep any. */
  readonly kept: ReadonlyMap<string, KeptSection> | null;
  /** The progress of the sections that are being kept, by id. */
  readonly running: ReadonlyMap<string, { readonly done: number; readonly total: number }>;
  readonly problems: ReadonlyMap<string, KeepProblem>;
}

const keepingStore = createStore<KeepingState>(() => ({
  kept: null,
  running: new Map(),
  problems: new Map(),
}));

const cancellations = new Map<string, AbortController>();

/** The state of all sections, which lasts while the page is open: keeping continues on other screens. */
export function useKeeping(): KeepingState {
  return useStore(keepingStore);
}

/** Calls a listener now and whenever a section has been kept or deleted. @returns the unsubscribe function */
export function onKeptSections(listener: () => void): () => void {
  listener();
  return keepingStore.subscribe((state, before) => {
    if (state.kept !== before.kept) listener();
  });
}

/** Reads which sections are kept: also what another tab or the browser has changed. */
export async function readKeptSections(): Promise<void> {
  const storage = openCaches();
  if (storage === null) return;
  try {
    keepingStore.setState({ kept: await listKeptSections(storage) });
  } catch {
    // The browser refuses the storage, such as in a private window.
    keepingStore.setState({ kept: null });
  }
}

/** Keeps a section, or what is missing of it, in one tab at a time. */
export async function keep(plan: SectionPlan, isUpdate: boolean): Promise<void> {
  const storage = openCaches();
  if (storage === null || cancellations.has(plan.id)) return;
  const cancellation = new AbortController();
  cancellations.set(plan.id, cancellation);
  setProblem(plan.id, null);
  setRunning(plan.id, { done: 0, total: plan.files.length + plan.steps.length });
  const outcome = await inOneTab(plan.id, async () => {
    await navigator.storage.persist().catch(() => false);
    return await keepSection(plan, {
      caches: storage,
      fetch: (request) => fetch(request),
      origin: window.location.origin,
      signal: cancellation.signal,
      isUpdate,
      onProgress: ({ done, total }) => setRunning(plan.id, { done, total }),
    });
  });
  cancellations.delete(plan.id);
  setRunning(plan.id, null);
  setProblem(plan.id, outcome.kind === 'complete' ? null : outcome);
  await readKeptSections();
}

/** Stops the keeping of a section; what is stored stays, so that it can be continued or deleted. */
export function cancel(id: string): void {
  cancellations.get(id)?.abort();
}

export async function remove(id: string): Promise<void> {
  const storage = openCaches();
  if (storage !== null) await deleteSection(storage, id).catch(() => undefined);
  setProblem(id, null);
  await readKeptSections();
}

async function inOneTab(
  id: string,
  work: () => Promise<KeepOutcome>,
): Promise<KeepOutcome | { readonly kind: 'elsewhere' }> {
  if (!('locks' in navigator)) return await work();
  return await navigator.locks.request(`cae-map-keep-${id}`, { ifAvailable: true }, async (lock) =>
    lock === null ? { kind: 'elsewhere' as const } : await work(),
  );
}

function setRunning(id: string, progress: { done: number; total: number } | null): void {
  keepingStore.setState(({ running }) => ({ running: changed(running, id, progress) }));
}

function setProblem(id: string, problem: KeepProblem | null): void {
  keepingStore.setState(({ problems }) => ({ problems: changed(problems, id, problem) }));
}

function changed<Value>(
  map: ReadonlyMap<string, Value>,
  id: string,
  value: Value | null,
): Map<string, Value> {
  const copy = new Map(map);
  if (value === null) copy.delete(id);
  else copy.set(id, value);
  return copy;
}
