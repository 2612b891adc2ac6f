import type { ContentLanguage } from '@cae-map/contract/enumerations';
import styles from './page-picture.module.css';

const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../../content/pages/pictures/*.webp',
  { eager: true, query: '?url', import: 'default' },
);

/** The size of all pictures in pixels; `e2e/guide-pictures` takes them in it. */
const size = { width: 1200, height: 750 };

interface PagePictureProps {
  /** The name of the file without the language. */
  readonly name: string;
  readonly alt: string;
  /** The language of the page, whose interface the picture shows. */
  readonly language: ContentLanguage;
}

/** A picture of the interface in a content page; loaded when it comes near the viewport. */
export function PagePicture({ name, alt, language }: PagePictureProps) {
  const url = files[`../../../../../content/pages/pictures/${name}.${language}.webp`];
  if (url === undefined) return null;
  return <img className={styles.picture} src={url} alt={alt} {...size} loading="lazy" decoding="async" />;
}
