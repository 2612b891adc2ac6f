import { createContext, use, useEffect, useRef, type RefObject } from 'react';
import {
  ACTION_CLOSE,
  ACTION_NEXT,
  ACTION_PREV,
  createModule,
  MODULE_CONTROLLER,
  useEvents,
  useLightboxState,
  type ComponentProps,
  type Plugin,
} from 'yet-another-react-lightbox';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { pictureTitle } from '../media/picture-text.ts';
import { Caption } from './caption.tsx';
import captionStyles from './caption.module.css';
import styles from './lightbox.module.css';
import { useCloseRequest } from './use-close-request.ts';

const CaptionIdContext = createContext('');

/** Gives the caption the id by which the viewer names it as its description. */
export const CaptionIdProvider = CaptionIdContext.Provider;

/**
 * Lays the caption below the pictures, and says each new one to screen readers. The caption plugin of the library would
 * lay it over the picture, and give it no room for what can be done with the picture.
 */
function CaptionedPictures({ children }: ComponentProps) {
  useCloseRequest();
  return (
    <div className={styles.plate}>
      <div className={styles.stage}>{children}</div>
      <CaptionPanel />
    </div>
  );
}

function CaptionPanel() {
  const { language, messages } = useLanguage();
  const { slides, currentIndex, currentSlide } = useLightboxState();
  const element = useRef<HTMLDivElement>(null);
  useViewerKeys(element);
  const captionId = use(CaptionIdContext);
  if (currentSlide === undefined || !('image' in currentSlide)) return null;
  const { image } = currentSlide;
  const { text } = pictureTitle(image, language, messages);
  return (
    <div ref={element} className={captionStyles.caption}>
      <Caption key={image.image_id} id={captionId} image={image} />
      <p role="status" className="visually-hidden">
        {messages.gallery.announcement(currentIndex + 1, slides.length, text)}
      </p>
    </div>
  );
}

const happeningOfKey: Readonly<
  Record<string, typeof ACTION_PREV | typeof ACTION_NEXT | typeof ACTION_CLOSE>
> = {
  ArrowLeft: ACTION_PREV,
  ArrowRight: ACTION_NEXT,
  Escape: ACTION_CLOSE,
};

/** The arrows and Escape work from within the caption as they do over the picture. */
function useViewerKeys(element: RefObject<HTMLElement | null>): void {
  const { publish } = useEvents();
  useEffect(() => {
    const { current } = element;
    const answer = (event: KeyboardEvent) => {
      const happening = happeningOfKey[event.key];
      if (happening !== undefined) publish(happening);
    };
    current?.addEventListener('keydown', answer);
    return () => current?.removeEventListener('keydown', answer);
  }, [element, publish]);
}

/** Lays {@link CaptionedPictures} around the pictures. It comes after the thumbnails, which lie around both. */
export const captionPanel: Plugin = ({ addParent }) => {
  addParent(MODULE_CONTROLLER, createModule('caption-panel', CaptionedPictures));
};
