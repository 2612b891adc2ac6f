/**
 * Init script that replaces the tiles of the built-in atlas with empty ones. Parsing them and drawing their labels takes a quarter of the
 * processor time of a page with a map. The messages to the worker of the map library are changed, since intercepting the
 * requests would disable the HTTP cache of the page.
 */
export function removeAtlasTiles(): void {
  interface Request {
    url: string;
  }
  interface TileMessage {
    readonly data?: {
      readonly request?: Request;
      readonly overzoomParameters?: { readonly overzoomRequest: Request };
    };
  }
  const emptyTile = 'data:application/x-protobuf,';
  const postMessage: unknown = Reflect.get(Worker.prototype, 'postMessage');
  if (typeof postMessage !== 'function') return;
  Object.assign(Worker.prototype, {
    postMessage(this: Worker, message: TileMessage | undefined, ...parameters: unknown[]): unknown {
      for (const request of [message?.data?.request, message?.data?.overzoomParameters?.overzoomRequest]) {
        if (request !== undefined && /\/atlas\/(?:tiles|near)\//.test(request.url)) request.url = emptyTile;
      }
      return Reflect.apply(postMessage, this, [message, ...parameters]);
    },
  });
}
