interface TakenQuery {
  readonly pathname: string;
  readonly search: string;
}

let taken: TakenQuery | null = null;

/**
 * Takes the query out of the URL before the router reads it, for screens whose links contain a secret: it must not be in the
 * history, in requests or in a copied URL. The hash and the state of the history entry remain.
 */
export function takeSecretQuery(): void {
  const { pathname, search, hash } = window.location;
  if (search === '') return;
  taken = { pathname, search };
  window.history.replaceState(window.history.state, '', pathname + hash);
  restoreReferrerPolicy();
}

/**
 * The server forbids the Referer on pages whose URL contains a secret. The secret is gone from the URL, and tile services reject
 * requests without a Referer on the map that the visitor opens from here.
 */
function restoreReferrerPolicy(): void {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = 'strict-origin-when-cross-origin';
  document.head.append(meta);
}

/**
 * The query that was taken from the current page, without its question mark; empty without one, on the server, on other pages
 * and after a reload.
 */
export function readSecretQuery(): string {
  return taken !== null && taken.pathname === window.location.pathname ? taken.search.slice(1) : '';
}

/** Call it when the secret has been sent and is of no further use. */
export function forgetSecretQuery(): void {
  taken = null;
}
