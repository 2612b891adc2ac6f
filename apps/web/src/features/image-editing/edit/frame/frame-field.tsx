import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { IconRotate, IconRotateClockwise } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import formStyles from '../../../../ui/workbench/form/form.module.css';
import type { SlotProps } from '../../../../ui/workbench/kind/form-section.ts';
import { imageEditingMessages } from '../../messages/index.ts';
import { imageDraft } from '../image-draft.ts';
import { toShownCrop, toStoredCrop } from './crop-conversion.ts';
import { FocusStage } from './focus-stage.tsx';
import styles from './frame.module.css';
import { FramedPreviews } from './framed-previews.tsx';
import { TurnedPicture } from './turned-picture.tsx';
import { useWholePicture } from './use-whole-picture.ts';

const frameFields = ['focus_x', 'focus_y', 'rotation', 'crop'] as const;

/** The proportions of a picture whose size is not known yet. */
const usualSize = { width: 16, height: 10 };

/** The focus point, the rotation and the crop of the edited image, on the picture. */
export function FrameField({ record }: SlotProps<ImageRevision>) {
  const draft = imageDraft.useDraft((state) => state.draft);
  const { messages } = useLanguage(imageEditingMessages);
  const labels = messages.imageEdit.frame;
  const stored = draft?.base ?? record;
  const whole = useWholePicture(stored);
  if (record.image_type === 'video') return <p className={formStyles.help}>{labels.video}</p>;
  if (whole.isFailed) {
    return (
      <p className={formStyles.help} role="alert">
        {labels.failed}{' '}
        <Button look="outlined" onClick={whole.retry}>
          {labels.retry}
        </Button>
      </p>
    );
  }
  if (whole.url === null) {
    return (
      <p className={formStyles.help} role="status">
        {record.original === null ? labels.none : labels.loading}
      </p>
    );
  }
  const isChanged = frameFields.some((field) => draft !== null && field in draft.changes);
  // A new picture has other proportions.
  return <FrameEditor key={whole.url} record={record} url={whole.url} isChanged={isChanged} />;
}

interface FrameEditorProps {
  readonly record: ImageRevision;
  /** The whole picture. */
  readonly url: string;
  readonly isChanged: boolean;
}

function FrameEditor({ record, url, isChanged }: FrameEditorProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const labels = messages.imageEdit.frame;
  const hintId = useId();
  const [mode, setMode] = useState<'focus' | 'crop'>('focus');
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>(
    record.original ?? usualSize,
  );
  const { rotation } = record;
  const aspect = rotation % 180 === 0 ? size.width / size.height : size.height / size.width;
  const turn = (degrees: number): void => imageDraft.edit({ rotation: (rotation + degrees + 360) % 360 });
  const picture = <TurnedPicture url={url} rotation={rotation} onSize={setSize} />;
  const canFrame = record.original !== null;
  return (
    <div
      className={`${formStyles.position} ${styles.frame}`}
      role="group"
      aria-label={labels.label}
      data-changed={isChanged}
    >
      {canFrame && (
        <div className={styles.tools}>
          {(['focus', 'crop'] as const).map((one) => (
            <Button key={one} look="outlined" aria-pressed={mode === one} onClick={() => setMode(one)}>
              {labels.modes[one]}
            </Button>
          ))}
          <Button
            look="outlined"
            aria-label={labels.turnLeft}
            title={labels.turnLeft}
            onClick={() => turn(-90)}
          >
            <IconRotate size={18} stroke={1.8} aria-hidden="true" />
          </Button>
          <Button
            look="outlined"
            aria-label={labels.turnRight}
            title={labels.turnRight}
            onClick={() => turn(90)}
          >
            <IconRotateClockwise size={18} stroke={1.8} aria-hidden="true" />
          </Button>
        </div>
      )}
      <div
        className={styles.stage}
        style={{ width: `min(100%, calc(var(--editor-picture-height) * ${aspect}))`, aspectRatio: aspect }}
      >
        {mode === 'focus' ? (
          <FocusStage
            frame={record}
            hintId={hintId}
            onChange={(focus) => imageDraft.edit({ focus_x: focus?.x ?? null, focus_y: focus?.y ?? null })}
          >
            {picture}
          </FocusStage>
        ) : (
          <CropStage record={record}>{picture}</CropStage>
        )}
      </div>
      <p id={hintId} className={formStyles.help}>
        {mode === 'focus' ? labels.focus.hint : labels.cropHint}
      </p>
      <div className={styles.tools}>
        {record.focus_x !== null && (
          <Button look="outlined" onClick={() => imageDraft.edit({ focus_x: null, focus_y: null })}>
            {labels.focus.clear}
          </Button>
        )}
        {record.crop !== null && (
          <Button look="outlined" onClick={() => imageDraft.edit({ crop: null })}>
            {labels.clearCrop}
          </Button>
        )}
      </div>
      <FramedPreviews url={url} frame={record} aspect={aspect} />
    </div>
  );
}

/** The turned picture with the rectangle of its crop, which is drawn, moved and resized by pointer and keys. */
function CropStage({ record, children }: { readonly record: ImageRevision; readonly children: ReactNode }) {
  const { messages } = useLanguage(imageEditingMessages);
  const labels = messages.imageEdit.frame.cropLabels;
  const { crop, rotation } = record;
  /** While the rectangle is being changed. */
  const [drawn, setDrawn] = useState<PercentCrop | null>(null);
  /** A key changes and completes the rectangle in one event, before `drawn` is rendered. */
  const isDrawn = useRef(false);
  return (
    <ReactCrop
      className={styles.crop ?? ''}
      crop={drawn ?? toShownCrop(crop, rotation)}
      keepSelection
      ruleOfThirds
      ariaLabels={labels}
      onChange={(_pixels, percent) => {
        isDrawn.current = true;
        setDrawn(percent);
      }}
      onComplete={(_pixels, percent) => {
        setDrawn(null);
        // The library also reports completion when it first shows the rectangle.
        if (isDrawn.current) imageDraft.edit({ crop: toStoredCrop(percent, rotation) });
        isDrawn.current = false;
      }}
    >
      <div className={styles.cropped}>{children}</div>
    </ReactCrop>
  );
}
