import { pathToFileURL } from 'node:url';
import { workerData, type MessagePort } from 'node:worker_threads';
import type { SharedCallName } from '@cae-map/contract/api/calls';
import { ApiError, type ApiClient } from '@cae-map/contract/api/client';
import type { PageRenderer, PageRequest, RenderedPage } from '@cae-map/contract/api/page-renderer';
import { createChannelClient } from './call-channel.ts';
import { observeCalls } from './observe-calls.ts';

/** The argument of `runTask`; null only loads the renderer. */
export type RenderTask = RenderRequest | null;

export interface RenderRequest {
  readonly request: Omit<PageRequest, 'client'>;
  /** Incremented by every invalidation of the lists. */
  readonly revision: number;
  /** The other end handles the calls of this render. */
  readonly port: MessagePort;
}

/** The result of a task; errors of calls are data, because an error of another thread has lost its class. */
export type RenderOutcome = { readonly page: RenderedPage | null } | { readonly unavailable: string };

/** The responses to calls without parameters, which are too large to be cloned for every render. */
interface Lists {
  readonly revision: number;
  readonly responses: Map<SharedCallName, Promise<unknown>>;
}

let lists: Lists = { revision: -1, responses: new Map() };
let renderer: Promise<PageRenderer> | undefined;

/** Renders one page in the worker thread; called by the thread pool. */
export async function runTask(task: RenderTask): Promise<RenderOutcome> {
  renderer ??= loadRenderer();
  const loaded = await renderer;
  if (task === null) return { page: null };
  const { request, revision, port } = task;
  // Here, because a failed list may be the call of another render.
  const channel = createChannelClient(port);
  const calls = observeCalls(cacheLists(channel, revision));
  try {
    const page = await loaded.render({ ...request, client: calls.client });
    const failure = calls.findFailure();
    return failure === undefined ? { page } : { unavailable: failure.message };
  } catch (error) {
    const failure = calls.findFailure();
    if (failure === undefined) throw error;
    return { unavailable: failure.message };
  } finally {
    channel.close();
  }
}

async function loadRenderer(): Promise<PageRenderer> {
  const file = String(Reflect.get(workerData, 'rendererFile'));
  const module: unknown = await import(pathToFileURL(file).href);
  const create: unknown =
    typeof module === 'object' && module !== null && Reflect.get(module, 'createPageRenderer');
  if (typeof create !== 'function') throw new TypeError(`${file} does not export createPageRenderer`);
  // The build of the renderer has checked it against this interface.
  return create() as PageRenderer;
}

/** Caches the responses to calls without parameters until the next revision; renders only read them. */
function cacheLists(client: ApiClient, revision: number): ApiClient {
  if (revision > lists.revision) lists = { revision, responses: new Map() };
  const { responses } = revision === lists.revision ? lists : { responses: new Map() };
  return {
    call(name, parameters, options) {
      if (Object.keys(parameters).length > 0) return client.call(name, parameters, options);
      // The entry of each name is the response to the call of that name.
      const existing = responses.get(name) as ReturnType<typeof client.call<typeof name>> | undefined;
      const load = () => {
        const response = client.call(name, parameters, options);
        responses.set(name, response);
        response.catch(() => {
          if (responses.get(name) === response) responses.delete(name);
        });
        return response;
      };
      // A render that ended has aborted its calls.
      return (
        existing?.catch((error: unknown) => {
          if (error instanceof ApiError && error.kind === 'network') return load();
          throw error;
        }) ?? load()
      );
    },
  };
}
