import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { pictureUrl } from '../../../lib/images/pictures.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useCompass } from '../device/compass.ts';
import { usePosition } from '../device/position-store.ts';
import { takeStill } from '../device/reduce-photograph.ts';
import { fieldMessages } from '../messages/index.ts';
import { changeDraft, continueDraft, measure } from '../note/note-draft.ts';
import { GhostControls } from './ghost-controls.tsx';
import styles from './ghost-screen.module.css';
import { initialTransform, transformByKey } from './ghost-transform.ts';
import { useCamera } from './use-camera.ts';
import { useGhostTouches } from './use-ghost-touches.ts';

interface GhostStageProps {
  readonly image: ImageRecord;
  readonly placeId: number;
}

/** The camera with a picture over it, which fingers and keys move and resize. */
export function GhostStage({ image, placeId }: GhostStageProps) {
  const { language, messages } = useLanguage(fieldMessages);
  const labels = messages.ghost;
  const navigate = useNavigate();
  const { fix } = usePosition();
  const { heading } = useCompass();
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera();
  const { stream } = camera;
  const [opacity, setOpacity] = useState(0.5);
  const [transform, setTransform] = useState(initialTransform);
  const [isBroken, setBroken] = useState(false);
  const touches = useGhostTouches(setTransform);

  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);

  async function take(): Promise<void> {
    const measured = measure(fix, heading, Date.now());
    const photograph = video.current === null ? null : await takeStill(video.current);
    if (photograph === null) {
      notify({ kind: 'error', message: labels.takeFailed });
      return;
    }
    const { noteId } = continueDraft(placeId);
    changeDraft({ photograph, measured });
    camera.close();
    notify({ kind: 'success', message: labels.taken });
    await navigate(localPath(language, paths.fieldNote(placeId, noteId)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = transformByKey(transform, event.key);
    if (next === null) return;
    event.preventDefault();
    setTransform(next);
  }

  if (stream === null)
    return (
      <div className={styles.start}>
        <Button look="main" onClick={() => void camera.open()}>
          {labels.start}
        </Button>
        <p role="alert">{camera.failure !== null && labels.failures[camera.failure]}</p>
      </div>
    );
  return (
    <div className={styles.camera}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- fingers and keys move the picture; the sliders resize it. */}
      <div
        className={styles.stage}
        role="group"
        aria-label={labels.stage}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move the picture.
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...touches}
      >
        <video ref={video} className={styles.video} autoPlay muted playsInline />
        <img
          src={pictureUrl(image) ?? ''}
          alt={labels.picture(getTitle(image, language))}
          className={styles.ghost}
          draggable={false}
          onError={() => setBroken(true)}
          style={{
            opacity,
            left: `${transform.x * 100}%`,
            top: `${transform.y * 100}%`,
            width: `${transform.scale * 100}%`,
          }}
        />
      </div>
      <GhostControls
        opacity={opacity}
        transform={transform}
        onOpacity={setOpacity}
        onTransform={setTransform}
      />
      <p role="alert" className={styles.problem}>
        {isBroken && labels.pictureFailed}
      </p>
      <div className={styles.buttons}>
        <Button look="main" onClick={() => void take()}>
          {labels.take}
        </Button>
        <Button look="outlined" onClick={camera.close}>
          {labels.close}
        </Button>
      </div>
    </div>
  );
}
