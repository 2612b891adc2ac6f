const missing = new Set<string>();

/**
 * Notes the style sheets that did not come with a part of the program. The bundler asks for each but once, so that the part
 * would stand there without its style when it is loaded a second time. It tells of the first of them alone; the page hears
 * of every one.
 */
export function trackFailedStyleSheets(): void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target.href);
  };
  // What happens to an element that loads something is heard on its way down only.
  window.addEventListener('error', note, { capture: true });
}

/** Asks again for the style sheets that are missing. */
export function reloadFailedStyleSheets(): void {
  for (const address of missing) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => missing.delete(address));
    document.head.append(link);
  }
}
