import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { IconCheck, IconChevronLeft, IconChevronRight, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useEditorImages } from '../../../lib/api/editor-images-query.ts';
import { editorTitle } from '../records/editor-title.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { useImageSummary } from '../library/use-image-summary.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { PlaceChoice } from '../../../ui/workbench/place-choice/place-choice.tsx';
import { useImageWrites, type ImageEdit } from '../records/use-image-writes.ts';
import { ImagePanel } from '../screen/image-panel.tsx';
import { WithImages } from '../screen/with-images.tsx';
import { EditorThumbnail } from '../thumbnail/editor-thumbnail.tsx';
import styles from './review-screen.module.css';
import { reviewKeyNames, useReviewKeys } from './use-review-keys.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** The screen on which images that are not reviewed are shown one at a time. */
function ReviewScreen() {
  const { messages } = useLanguage(imageEditingMessages);
  const labels = messages.imageReview;
  usePageHead({ title: labels.title, description: labels.intro });
  return (
    <ImagePanel title={labels.title} section="review">
      <WithImages query={useEditorImages()}>{(images) => <Review images={images} />}</WithImages>
    </ImagePanel>
  );
}

function Review({ images }: { readonly images: readonly ImageRevision[] }) {
  const { messages } = useLanguage(imageEditingMessages);
  const [index, setIndex] = useState(0);
  const open = images
    .filter(({ is_reviewed }) => !is_reviewed)
    .toSorted((one, other) => one.image_id - other.image_id);
  // A reviewed image leaves the list, so that the next one takes its place.
  const current = Math.min(index, open.length - 1);
  const image = open[current];
  if (image === undefined) return <p className={styles.note}>{messages.imageReview.done}</p>;
  return (
    <ReviewedImage
      key={image.image_id}
      image={image}
      position={current + 1}
      count={open.length}
      onStep={(step) => setIndex(Math.min(open.length - 1, Math.max(0, current + step)))}
    />
  );
}

interface ReviewedImageProps {
  readonly image: ImageRevision;
  /** Among the images that are not reviewed, from 1. */
  readonly position: number;
  readonly count: number;
  /** @param step 1 for the next image, -1 for the one before */
  readonly onStep: (step: number) => void;
}

function ReviewedImage({ image, position, count, onStep }: ReviewedImageProps) {
  const { language, messages } = useLanguage(imageEditingMessages);
  const { edit } = useImageWrites();
  const placeField = useRef<HTMLInputElement>(null);
  const title = editorTitle(image, language, messages);
  const summary = useImageSummary(image);
  const labels = messages.imageReview;
  const save = (fields: ImageEdit, label: string): void =>
    void edit([{ id: image.image_id, fields }], `${label}: ${title.text}`);
  const accept = (): void => save({ is_reviewed: true, image_enabled: true }, labels.accepted);
  const hide = (): void => save({ is_reviewed: true, image_enabled: false }, labels.hidden);
  useReviewKeys({ accept, hide, place: () => placeField.current?.focus(), onStep });
  return (
    <div className={styles.review}>
      <figure className={styles.figure}>
        <EditorThumbnail image={image} isLarge />
        <figcaption>
          <b lang={title.language}>{title.text}</b>
          <span>{summary}</span>
        </figcaption>
      </figure>
      <div className={styles.tools}>
        <p className={styles.position} role="status">
          {labels.position(position, count)}
        </p>
        <Button look="main" title={labels.acceptHint} onClick={accept}>
          <IconCheck size={20} stroke={2} aria-hidden="true" />
          {labels.accept}
          <kbd aria-hidden="true">{reviewKeyNames.accept}</kbd>
        </Button>
        <Button look="outlined" title={labels.hideHint} onClick={hide}>
          <IconEyeOff size={20} stroke={1.8} aria-hidden="true" />
          {labels.hide}
          <kbd aria-hidden="true">{reviewKeyNames.hide}</kbd>
        </Button>
        <PlaceChoice
          label={labels.place}
          emptyLabel={messages.imageFields.noPlace}
          placeId={image.place_id}
          inputRef={placeField}
          onChange={(place_id) => save({ place_id }, labels.placed)}
        />
        <LocalLink to={paths.editImage(image.image_id)} className={styles.link}>
          <IconPencil size={18} stroke={1.8} aria-hidden="true" />
          {labels.onMap}
        </LocalLink>
        <span className={styles.steps}>
          <Button look="outlined" label={labels.previous} onClick={() => onStep(-1)}>
            <IconChevronLeft size={20} stroke={1.8} aria-hidden="true" />
          </Button>
          <Button look="outlined" label={labels.next} onClick={() => onStep(1)}>
            <IconChevronRight size={20} stroke={1.8} aria-hidden="true" />
          </Button>
        </span>
        <p className={styles.keys}>{labels.keys}</p>
      </div>
    </div>
  );
}

export const reviewScreenModule: ScreenModule = {
  Screen: ReviewScreen,
  prepare({ language }) {
    const { title, intro } = imageEditingMessages.read(language).imageReview;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
