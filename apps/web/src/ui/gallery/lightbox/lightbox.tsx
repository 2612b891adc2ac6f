import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useId, useMemo, useRef, useState } from 'react';
import { Lightbox, type LightboxExternalProps, type Plugin, type Render } from 'yet-another-react-lightbox';
import { Counter, Thumbnails, Zoom } from 'yet-another-react-lightbox/plugins';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { phoneQuery } from '../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { captionPanel, CaptionIdProvider } from './caption-panel.tsx';
import type { LightboxProps } from './lightbox-props.ts';
import styles from './lightbox.module.css';
import { LightboxThumbnail } from './lightbox-thumbnail.tsx';
import { PictureView } from './picture-view.tsx';
import { slideMilliseconds, slideMotion } from './slide-motion.tsx';
import { createSlides } from './slides.ts';
import { useLightboxLabels } from './use-lightbox-labels.ts';
import { VideoView } from './video-view.tsx';

/** The number of rendered thumbnails on each side of the current picture. */
const thumbnailsPerSide = 8;
/** The number of preloaded pictures on each side. */
const preparedPerSide = 1;
/** The largest zoom, in screen pixels per pixel of the picture. */
const maxZoom = 3;

const icon = { size: 22, stroke: 1.8 } as const;

/** The plugins in the order of their nesting. */
const plugins: readonly Plugin[] = [slideMotion, Thumbnails, captionPanel, Counter, Zoom];

const icons: Render = {
  iconPrev: () => <IconChevronLeft {...icon} size={26} aria-hidden="true" />,
  iconNext: () => <IconChevronRight {...icon} size={26} aria-hidden="true" />,
  iconClose: () => <IconX {...icon} aria-hidden="true" />,
  iconZoomIn: () => <IconZoomIn {...icon} aria-hidden="true" />,
  iconZoomOut: () => <IconZoomOut {...icon} aria-hidden="true" />,
};

/** The picture viewer: one picture over the whole page with its caption below and thumbnails along the lower edge. */
export function PictureLightbox({ title, images, firstId, onViewed, onClosing, onClosed }: LightboxProps) {
  // The list is fixed when the viewer opens, so that later data do not change the slides.
  const [slides] = useState(() => createSlides(images));
  const [firstIndex] = useState(() =>
    Math.max(
      0,
      slides.findIndex(({ image }) => image.image_id === firstId),
    ),
  );
  const labels = useLightboxLabels(title);
  const captionId = useId();
  const render = useSlides();
  const view = (index: number) => {
    const id = slides[index]?.image.image_id;
    if (id !== undefined) onViewed(id);
  };
  return (
    <CaptionIdProvider value={captionId}>
      <Lightbox
        open
        close={onClosed}
        slides={slides}
        index={firstIndex}
        plugins={plugins}
        labels={labels}
        className={styles.lightbox ?? ''}
        render={render}
        on={{ view: ({ index }) => view(index), exiting: onClosing }}
        portal={{ container: { 'aria-describedby': captionId } }}
        animation={{ fade: 200, swipe: slideMilliseconds, navigation: slideMilliseconds, zoom: 300 }}
        carousel={{ finite: true, preload: thumbnailsPerSide, padding: 0, spacing: 24 }}
        controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
        zoom={{ supports: ['picture'], maxZoom }}
        thumbnails={useThumbnailSize()}
        counter={{ separator: '/', container: { className: styles.counter ?? '' } }}
      />
    </CaptionIdProvider>
  );
}

/** Renders the pictures near the current one and those that were near it before. */
function useSlides(): Render {
  const { language } = useLanguage();
  const seen = useRef(new Set<number>());
  return useMemo(
    () => ({
      ...icons,
      slide({ slide, offset, rect, zoom = 1 }) {
        if (slide.type !== 'picture' && slide.type !== 'hosted-video') return null;
        if (Math.abs(offset) <= preparedPerSide) seen.current.add(slide.image.image_id);
        if (!seen.current.has(slide.image.image_id)) return null;
        if (slide.type === 'picture') return <PictureView image={slide.image} rect={rect} zoom={zoom} />;
        return <VideoView image={slide.image} video={slide.video} isShown={offset === 0} />;
      },
      thumbnail: ({ slide }) => 'image' in slide && <LightboxThumbnail key={language} image={slide.image} />,
    }),
    [language],
  );
}

function useThumbnailSize(): NonNullable<LightboxExternalProps['thumbnails']> {
  const isPhone = useMediaQuery(phoneQuery);
  const size = isPhone ? { width: 60, height: 42, gap: 6 } : { width: 84, height: 56, gap: 8 };
  return { ...size, border: 2, borderRadius: 6, padding: 0 };
}
