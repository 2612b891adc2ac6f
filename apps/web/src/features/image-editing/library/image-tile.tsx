import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import {
  IconAlertTriangle,
  IconCheck,
  IconEyeOff,
  IconGripVertical,
  IconLoader,
  IconMapPinOff,
  IconPlayerPlay,
} from '@tabler/icons-react';
import type { ComponentProps, CSSProperties, MouseEvent } from 'react';
import { editorTitle } from '../records/editor-title.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { EditorThumbnail } from '../thumbnail/editor-thumbnail.tsx';
import styles from './image-grid.module.css';
import { placementOf } from './model/image-filter.ts';
import { useImageSummary } from './use-image-summary.ts';

type HandleProps = Pick<
  ComponentProps<'span'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

interface ImageTileProps {
  readonly id: string;
  readonly image: ImageRevision;
  /** In the list, from 0. */
  readonly index: number;
  readonly count: number;
  readonly style: CSSProperties;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly isDragged: boolean;
  /** Whether the dragged tiles would be dropped before this one. */
  readonly dropSide: 'before' | null;
  /** Null if the tiles cannot be moved. */
  readonly handle: HandleProps | null;
  /** @param isRange whether all tiles from the last chosen one are added */
  readonly onToggle: (isRange: boolean) => void;
  readonly onOpen: () => void;
}

/** An image of the library. Its controls are for the pointer; the grid has the keys. */
export function ImageTile(properties: ImageTileProps) {
  const { id, image, index, isSelected, isActive, handle } = properties;
  const { language, messages } = useLanguage(imageEditingMessages);
  const texts = messages.library;
  const title = editorTitle(image, language, messages);
  const summary = useImageSummary(image);
  const stop = (event: MouseEvent): void => event.stopPropagation();
  return (
    // The grid handles the keys of its active tile.
    <div
      id={id}
      role="option"
      aria-label={[title.text, summary, ...marks(image, texts.marks)]
        .filter((part) => part !== '')
        .join(', ')}
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={properties.count}
      tabIndex={-1}
      className={styles.tile}
      data-active={isActive}
      data-dragged={properties.isDragged}
      data-drop={properties.dropSide}
      style={properties.style}
      onClick={(event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey) properties.onToggle(event.shiftKey);
        else properties.onOpen();
      }}
      onKeyDown={undefined}
    >
      <span className={styles.picture} data-hidden={!image.image_enabled}>
        <EditorThumbnail image={image} />
        <span className={styles.marks} aria-hidden="true">
          <Marks image={image} />
        </span>
      </span>
      <span
        className={styles.check}
        data-checked={isSelected}
        title={texts.select}
        aria-hidden="true"
        onClick={(event) => {
          stop(event);
          properties.onToggle(event.shiftKey);
        }}
      >
        {isSelected && <IconCheck size={16} stroke={3} />}
      </span>
      {handle !== null && (
        <span {...handle} className={styles.handle} title={texts.drag} aria-hidden="true" onClick={stop}>
          <IconGripVertical size={18} stroke={1.8} />
        </span>
      )}
      <span className={styles.title} lang={title.language}>
        {title.text}
      </span>
      <span className={styles.summary}>{summary}</span>
    </div>
  );
}

type MarkTexts = Readonly<
  Record<'hidden' | 'unplaced' | 'unreviewed' | 'failed' | 'waiting' | 'video', string>
>;

function marks(image: ImageRevision, texts: MarkTexts): string[] {
  return [
    image.image_enabled ? '' : texts.hidden,
    placementOf(image) === 'none' ? texts.unplaced : '',
    image.is_reviewed ? '' : texts.unreviewed,
    image.thumbnail_state === 'failed' ? texts.failed : '',
    image.image_type === 'video' ? texts.video : '',
  ];
}

function Marks({ image }: { readonly image: ImageRevision }) {
  const { messages } = useLanguage(imageEditingMessages);
  const texts = messages.library.marks;
  const isWaiting = image.thumbnail_state === 'waiting' || image.thumbnail_state === 'running';
  return (
    <>
      {!image.image_enabled && <Mark Icon={IconEyeOff} title={texts.hidden} />}
      {placementOf(image) === 'none' && <Mark Icon={IconMapPinOff} title={texts.unplaced} />}
      {image.thumbnail_state === 'failed' && (
        <Mark Icon={IconAlertTriangle} title={image.thumbnail_error ?? texts.failed} />
      )}
      {isWaiting && <Mark Icon={IconLoader} title={texts.waiting} />}
      {image.image_type === 'video' && <Mark Icon={IconPlayerPlay} title={texts.video} />}
    </>
  );
}

function Mark({ Icon, title }: { readonly Icon: typeof IconEyeOff; readonly title: string }) {
  return (
    <span title={title}>
      <Icon size={16} stroke={1.8} />
    </span>
  );
}
