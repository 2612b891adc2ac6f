import {
  focusInCopy,
  turnCrop,
  wholePicture,
  type PictureFrame,
} from '@cae-map/expedition/places/picture-frame';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { imageEditingMessages } from '../../messages/index.ts';
import styles from './frame.module.css';
import { TurnedPicture } from './turned-picture.tsx';

interface FramedPreviewsProps {
  readonly url: string;
  readonly frame: PictureFrame;
  /** The width of the whole turned picture by its height. */
  readonly aspect: number;
}

/** The proportions of the boxes that crop pictures: the head of the pane, and the thumbnails of lists. */
const boxes = { head: 2.4, list: 1 } as const;

/** The picture with its unsaved frame, as the head of the pane and the lists will crop it. */
export function FramedPreviews({ url, frame, aspect }: FramedPreviewsProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const labels = messages.imageEdit.frame.previews;
  return (
    <div className={styles.previews}>
      {(['head', 'list'] as const).map((box) => (
        <figure key={box}>
          <div className={styles.preview} style={{ aspectRatio: boxes[box] }} aria-hidden="true">
            <FramedCopy url={url} frame={frame} aspect={aspect} boxAspect={boxes[box]} />
          </div>
          <figcaption>{labels[box]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The copy of a picture that covers a box around its focus point, like `object-fit: cover` with `object-position`. */
function FramedCopy({ url, frame, aspect, boxAspect }: FramedPreviewsProps & { readonly boxAspect: number }) {
  const { left, top, width, height } = turnCrop(frame.crop ?? wholePicture, frame.rotation);
  const focus = focusInCopy(frame) ?? { x: 0.5, y: 0.5 };
  const copyAspect = (aspect * width) / height;
  const across = Math.max(1, copyAspect / boxAspect);
  const down = Math.max(1, boxAspect / copyAspect);
  // In fractions of the box: the copy, and in it the whole picture.
  const whole = { width: across / width, height: down / height };
  return (
    <div
      className={styles.copy}
      style={{
        width: `${whole.width * 100}%`,
        height: `${whole.height * 100}%`,
        left: `${((1 - across) * focus.x - left * whole.width) * 100}%`,
        top: `${((1 - down) * focus.y - top * whole.height) * 100}%`,
      }}
    >
      <TurnedPicture url={url} rotation={frame.rotation} />
    </div>
  );
}
