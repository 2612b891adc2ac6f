/**
 * The path in the archive that a URL within a file means, with its fragment; null for a URL outside of the archive.
 * @param from the path of the file
 */
export function resolvePath(
  from: string,
  url: string,
): { readonly path: string; readonly fragment: string } | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return null;
  try {
    const { pathname, hash } = new URL(url, `archive://a/${encodePath(from)}`);
    return { path: decodeURIComponent(pathname.slice(1)), fragment: decodeURIComponent(hash.slice(1)) };
  } catch {
    return null;
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
