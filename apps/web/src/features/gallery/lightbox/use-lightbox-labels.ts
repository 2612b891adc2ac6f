import { useMemo } from 'react';
import type { Labels } from 'yet-another-react-lightbox';
import { useLanguage } from '../../../lib/language/language-context.tsx';

/** The words of the viewer in the language of the page; `title` names the viewer. */
export function useLightboxLabels(title: string): Labels {
  const { words } = useLanguage();
  return useMemo(() => {
    const { gallery } = words;
    return {
      Lightbox: title,
      Close: gallery.close,
      Previous: gallery.previous,
      Next: gallery.next,
      'Zoom in': gallery.zoomIn,
      'Zoom out': gallery.zoomOut,
      Thumbnails: gallery.thumbnails,
      'Photo gallery': gallery.carousel,
      Carousel: gallery.carouselRole,
      Slide: gallery.slideRole,
      '{index} of {total}': gallery.position('{index}', '{total}'),
    };
  }, [words, title]);
}
