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
import { pictureTitle } from '../../../lib/images/picture-text.ts';
import { lightboxMessages } from '../messages/index.ts';
import { Caption } from './caption.tsx';
import captionStyles from './caption.module.css';
import styles from './lightbox.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';

const CaptionIdContext = createContext('');

/** Provides the id of the caption, which `aria-describedby` of the viewer references. */
export const CaptionIdProvider = CaptionIdContext.Provider;

/**
 * Renders the caption below the pictures and announces each picture to screen readers. The caption plugin of the library
 * renders it over the picture, without room for actions.
 */
function CaptionedPictures({ children }: ComponentProps) {
  useCloseOnBack();
  return (
    <div className={styles.plate}>
      <div className={styles.stage}>{children}</div>
      <CaptionPanel />
    </div>
  );
}

function CaptionPanel() {
  const { language, messages } = useLanguage(lightboxMessages);
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
        {messages.lightbox.announcement(currentIndex + 1, slides.length, text)}
      </p>
    </div>
  );
}

const topicsByKey: Readonly<Record<string, typeof ACTION_PREV | typeof ACTION_NEXT | typeof ACTION_CLOSE>> = {
  ArrowLeft: ACTION_PREV,
  ArrowRight: ACTION_NEXT,
  Escape: ACTION_CLOSE,
};

/** Handles the arrow keys and Escape while the focus is in the caption. */
function useViewerKeys(element: RefObject<HTMLElement | null>): void {
  const { publish } = useEvents();
  useEffect(() => {
    const { current } = element;
    const onKeyDown = (event: KeyboardEvent) => {
      const topic = topicsByKey[event.key];
      if (topic !== undefined) publish(topic);
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, [element, publish]);
}

/** Wraps the pictures in {@link CaptionedPictures}. The plugin follows the thumbnails, which wrap both. */
export const captionPanel: Plugin = ({ addParent }) => {
  addParent(MODULE_CONTROLLER, createModule('caption-panel', CaptionedPictures));
};
