import styles from './frame.module.css';

interface TurnedPictureProps {
  readonly url: string;
  /** Degrees clockwise. */
  readonly rotation: number;
  /** Receives the width and the height of the file in pixels. */
  readonly onSize?: (size: { readonly width: number; readonly height: number }) => void;
}

/** A picture that fills its box, which has the proportions of the turned picture. */
export function TurnedPicture({ url, rotation, onSize }: TurnedPictureProps) {
  const isOnSide = rotation % 180 !== 0;
  return (
    <span className={styles.turned}>
      <img
        src={url}
        alt=""
        draggable={false}
        style={{
          width: isOnSide ? '100cqh' : '100cqw',
          height: isOnSide ? '100cqw' : '100cqh',
          rotate: `${rotation}deg`,
        }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          onSize?.({ width, height })
        }
      />
    </span>
  );
}
