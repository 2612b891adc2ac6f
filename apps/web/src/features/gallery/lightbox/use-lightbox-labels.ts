import { useMemo } from 'react';
import type { Labels } from 'yet-another-react-lightbox';
import { useLanguage } from '../../../lib/language/language-context.tsx';

/** Returns the labels of the viewer in the language of the page; `title` is the label of the dialog. */
export function useLightboxLabels(title: string): Labels {
  const { messages } = useLanguage();
  return useMemo(
    () => ({
      Lightbox: title,
      Close: messages.gallery.close,
      Previous: messages.gallery.previous,
      Next: messages.gallery.next,
      'Zoom in': messages.gallery.zoomIn,
      'Zoom out': messages.gallery.zoomOut,
      Thumbnails: messages.gallery.thumbnails,
      'Photo gallery': messages.gallery.carousel,
      Carousel: messages.gallery.carouselRole,
      Slide: messages.gallery.slideRole,
      '{index} of {total}': messages.gallery.position('{index}', '{total}'),
    }),
    [messages, title],
  );
}
