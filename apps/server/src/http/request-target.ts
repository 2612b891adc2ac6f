/**
 * Matches paths that programs parse differently: with an empty segment (`//host` is another host to a URL parser), a
 * backslash (a slash to browsers), a dot segment (plain or percent-encoded) or an encoded control character.
 */
const ambiguousPath = /\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)|%(?:[01][\da-f]|7f)/i;

/**
 * Matches the beginning of the specified URL of the editor of a text, whose empty segment every parser reads alike because it is not the
 * first one. Pages redirect it to the path without it.
 */
const editorOfText = /^(\/(?:[a-z]{2}\/)?admin\/book\/edit\/\d+\/)\/(?=chapter\/)/;

/** Matches targets with a fragment, or with NUL, which PostgreSQL cannot store in a text. */
const ambiguousTarget = /#|%00/;

/**
 * Whether all parsers read the same path from a request target (`/path?query`). The absolute form (`http://host/path`),
 * which only forward proxies receive, and `*` are rejected. Node's parser rejects raw control characters and non-ASCII
 * characters before this check.
 */
export function isUnambiguousTarget(target: string): boolean {
  if (!target.startsWith('/') || ambiguousTarget.test(target)) return false;
  const queryStart = target.indexOf('?');
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  return !ambiguousPath.test(path.replace(editorOfText, '$1'));
}
