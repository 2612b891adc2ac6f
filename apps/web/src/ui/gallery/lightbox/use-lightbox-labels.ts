import { useMemo } from 'react';
import type { Labels } from 'yet-another-react-lightbox';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { lightboxMessages } from '../messages/index.ts';

/** Returns the labels of the viewer in the language of the page; `title` is the label of the dialog. */
export function useLightboxLabels(title: string): Labels {
  const { messages } = useLanguage(lightboxMessages);
  return useMemo(
    () => ({
      Lightbox: title,
      Close: messages.lightbox.close,
      Previous: messages.lightbox.previous,
      Next: messages.lightbox.next,
      'Zoom in': messages.lightbox.zoomIn,
      'Zoom out': messages.lightbox.zoomOut,
      Thumbnails: messages.lightbox.thumbnails,
      'Photo gallery': messages.lightbox.carousel,
      Carousel: messages.lightbox.carouselRole,
      Slide: messages.lightbox.slideRole,
      '{index} of {total}': messages.lightbox.position('{index}', '{total}'),
    }),
    [messages, title],
  );
}
