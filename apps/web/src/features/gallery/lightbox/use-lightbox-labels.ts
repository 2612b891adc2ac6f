import { useMemo } from 'react';
import type { Labels } from 'yet-another-react-lightbox';
import { useLanguage } from '../../../lib/language/language-context.tsx';

/** The words of the viewer in the language of the page; `title` names the viewer. */
export function useLightboxLabels(title: string): Labels {
  const { words } = useLanguage();
  return useMemo(
    () => ({
      Lightbox: title,
      Close: words.gallery.close,
      Previous: words.gallery.previous,
      Next: words.gallery.next,
      'Zoom in': words.gallery.zoomIn,
      'Zoom out': words.gallery.zoomOut,
      Thumbnails: words.gallery.thumbnails,
      'Photo gallery': words.gallery.carousel,
      Carousel: words.gallery.carouselRole,
      Slide: words.gallery.slideRole,
      '{index} of {total}': words.gallery.position('{index}', '{total}'),
    }),
    [words, title],
  );
}
