/**
 * What the path of a request must not contain, because programs disagree on what it means: an empty segment (`//host` is
 * another host to a URL parser), a backslash (a slash to browsers), a dot segment (written or percent-encoded), an
 * encoded control character.
 */
const ambiguousPath = /\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)|%(?:[01][\da-f]|7f)/i;

/** What no part of a request target may contain: a fragment, and NUL, which no text of PostgreSQL can hold. */
const ambiguousTarget = /#|%00/;

/**
 * Returns whether a request target (`/path?query`) names one path to every parser that reads it after this check. The
 * absolute form (`http://host/path`), which only forward proxies receive, and `*` do not. Node's parser has refused raw
 * control characters and everything beyond ASCII before.
 */
export function isUnambiguousTarget(target: string): boolean {
  if (!target.startsWith('/') || ambiguousTarget.test(target)) return false;
  const queryStart = target.indexOf('?');
  return !ambiguousPath.test(queryStart === -1 ? target : target.slice(0, queryStart));
}
