import { use } from 'react';
import { ServerMarkup } from '../../../ui/rendering/server-markup.tsx';
import type { InitialView } from '../camera/initial-view.ts';
import { AtlasPicturesContext } from './atlas-pictures-context.ts';
import { atlasPictureHtml } from './picture-html.ts';
import styles from './atlas-picture.module.css';

/**
 * A picture of the atlas that the server renders below the drawing of the route. It has the position and scale of the map, which replaces
 * it without a shift.
 */
export function AtlasPicture({ view }: { readonly view: InitialView }) {
  const pictures = use(AtlasPicturesContext);
  return (
    <div className={styles.picture} aria-hidden="true">
      <ServerMarkup html={() => (pictures === null ? '' : atlasPictureHtml(pictures, view))} />
    </div>
  );
}
