import { showReadingMap } from '../../../lib/reading/reading-map.ts';
import { setTheme } from '../../../lib/theme/theme.ts';
import { readerOptions, type ReaderOptions } from './reader-options.ts';

/** The custom properties of the root element that the style sheets of the reader use. */
const properties = {
  '--reader-size': ({ fontSize }: ReaderOptions) => String(fontSize / 100),
  '--reader-thumbnail': ({ thumbnailSize }: ReaderOptions) => `${thumbnailSize}px`,
  '--reader-line': ({ lineHeight }: ReaderOptions) => String(lineHeight / 100),
} as const;

function applyOptions(options: ReaderOptions): void {
  const { style, dataset } = document.documentElement;
  dataset.readerMap = options.showMap ? 'on' : 'off';
  dataset.readerPhotos = options.showPhotos ? 'on' : 'off';
  showReadingMap(options.showMap);
  for (const [name, read] of Object.entries(properties)) style.setProperty(name, read(options));
  setTheme(options.theme);
}

/**
 * Applies the theme and the sizes of the settings to the page, outside of React: the module of the reader does it before hydration, so that
 * hydration causes no further layout of the text.
 * @returns the function that restores the usual appearance
 */
export function applyAppearance(): () => void {
  applyOptions(readerOptions.store.getState());
  const unsubscribe = readerOptions.store.subscribe(applyOptions);
  return () => {
    unsubscribe();
    for (const name of Object.keys(properties)) document.documentElement.style.removeProperty(name);
    delete document.documentElement.dataset.readerMap;
    delete document.documentElement.dataset.readerPhotos;
    setTheme('system');
  };
}
