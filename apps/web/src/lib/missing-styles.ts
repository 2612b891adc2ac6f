const missing = new Set<string>();

/**
 * Notes the style sheets that did not come with a part of the program. The bundler asks for each but once, so that the part
 * would stand there without its style when it is loaded a second time.
 */
export function noteMissingStyles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const [, address] = /Unable to preload CSS for (\S+)/.exec(payload.message) ?? [];
    if (address !== undefined) missing.add(address);
  });
}

/** Asks again for the style sheets that are missing. */
export function loadMissingStyles(): void {
  for (const address of missing) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => missing.delete(address));
    document.head.append(link);
  }
}
