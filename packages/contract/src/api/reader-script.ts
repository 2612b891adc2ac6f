/**
 * The only inline script of the pages, in the head of a chapter: it applies the stored appearance of the reader before the first frame, so that
 * neither the theme flashes nor the text moves, and preloads the files of the map unless the reader has hidden it. Its hash is in the
 * Content-Security-Policy, so it must not contain anything of a page. The options are those of `readerOptions` in the web application, which
 * checks and applies them again when its scripts have loaded.
 */
export const readerScript = [
  '(() => {',
  'const root = document.documentElement;',
  'let options = null;',
  "try { options = JSON.parse(localStorage.getItem('readerOptions')); } catch {}",
  'const { theme, fontSize, lineHeight, thumbnailSize, showMap, showPhotos } = options ?? {};',
  "if (['light', 'sepia', 'dark'].includes(theme)) root.dataset.theme = theme;",
  "if (fontSize > 0) root.style.setProperty('--reader-size', fontSize / 100);",
  "if (lineHeight > 0) root.style.setProperty('--reader-line', lineHeight / 100);",
  "if (thumbnailSize > 0) root.style.setProperty('--reader-thumbnail', thumbnailSize + 'px');",
  "if (showPhotos === false) root.dataset.readerPhotos = 'off';",
  "if (showMap === false) root.dataset.readerMap = 'off';",
  "else for (const link of document.querySelectorAll('link[data-later]')) link.rel = link.dataset.later;",
  '})();',
].join('\n');
