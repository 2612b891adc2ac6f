import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { english } from '../../src/lib/language/catalogue-en.ts';
import { russian } from '../../src/lib/language/catalogue-ru.ts';
import { localPath } from '../../src/lib/language/language-path.ts';
import { paths } from '../../src/lib/url/paths.ts';

const catalogues = { ru: russian, en: english };

/** The sizes of the icons in pixels. */
export const iconSizes = [192, 512] as const;

/** The sizes of the pictures of the application that `apps/web/public/install` contains. */
const screenshots = [
  { form: 'wide', size: '1280x800' },
  { form: 'narrow', size: '390x844' },
] as const;

/** The manifest of the installable application in a language. */
export function createWebManifest(language: ContentLanguage): object {
  const { product, menu } = catalogues[language];
  const shortcut = (name: string, path: string) => ({ name, url: localPath(language, path) });
  return {
    id: localPath(language, '/'),
    lang: language,
    name: product.name,
    short_name: product.shortName,
    description: product.description,
    start_url: localPath(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#fbf5e8',
    theme_color: '#fbf5e8',
    categories: ['education', 'travel', 'books'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...iconSizes.map((size) => ({
        src: `/install/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: '/install/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: screenshots.map(({ form, size }) => ({
      src: `/install/screenshot-${form}-${language}.webp`,
      sizes: size,
      type: 'image/webp',
      form_factor: form,
      label: product.mapPicture,
    })),
    shortcuts: [
      shortcut(menu.books, paths.books()),
      shortcut(menu.timeline, paths.timeline()),
      shortcut(menu.offline, paths.offline()),
    ],
  };
}
