const failedUrls = new Set<string>();

/**
 * Records style sheets of lazily loaded chunks that fail to load. The bundler requests each style sheet only once, so a chunk
 * that is loaded again would have no styles. The bundler's error names only the first one; error events report all.
 */
export function trackFailedStyleSheets(): void {
  const record = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedUrls.add(target.href);
  };
  // Error events of elements do not bubble, so they are captured.
  window.addEventListener('error', record, { capture: true });
}

/** Requests the failed style sheets again. */
export function reloadFailedStyleSheets(): void {
  for (const url of failedUrls) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.addEventListener('load', () => failedUrls.delete(url));
    document.head.append(link);
  }
}
