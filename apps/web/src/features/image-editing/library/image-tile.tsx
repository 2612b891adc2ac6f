import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { placementOf } from '@cae-map/expedition/editing/image-filter';
import {
  IconAlertTriangle,
  IconCheck,
  IconEyeOff,
  IconGripVertical,
  IconLoader,
  IconMapPinOff,
  IconPlayerPlay,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { editorTitle } from '../records/editor-title.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { EditorThumbnail } from '../thumbnail/editor-thumbnail.tsx';
import {
  ListItem,
  type HandleProps,
  type ListItemAttributes,
} from '../../../ui/workbench/list/list-item.tsx';
import type { ListItemState } from '../../../ui/workbench/list/record-list.tsx';
import styles from './image-tile.module.css';
import { useImageSummary } from './use-image-summary.ts';

interface ImageTileProps {
  readonly image: ImageRevision;
  readonly attributes: ListItemAttributes;
  readonly state: ListItemState;
  readonly onOpen: () => void;
}

/** An image of the library. Its controls are for the pointer; the list has the keys. */
export function ImageTile({ image, attributes, state, onOpen }: ImageTileProps) {
  const { language, messages } = useLanguage(imageEditingMessages);
  const title = editorTitle(image, language, messages);
  const summary = useImageSummary(image);
  const label = [title.text, summary, ...marks(image, messages.library.marks)].filter((part) => part !== '');
  return (
    <ListItem
      {...attributes}
      className={styles.tile}
      aria-label={label.join(', ')}
      onClick={(event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey) return state.toggle(event.shiftKey);
        if (state.isChoosing) return state.toggle(false);
        state.activate();
        return onOpen();
      }}
    >
      {(handle) => (
        <TileContent image={image} title={title} summary={summary} state={state} handle={handle} />
      )}
    </ListItem>
  );
}

interface TileContentProps extends Pick<ImageTileProps, 'image' | 'state'> {
  readonly title: ReturnType<typeof editorTitle>;
  readonly summary: string;
  readonly handle: HandleProps | null;
}

function TileContent({ image, title, summary, state: { isSelected, toggle }, handle }: TileContentProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const stop = (event: MouseEvent): void => event.stopPropagation();
  return (
    <>
      <span className={styles.picture} data-hidden={!image.image_enabled}>
        <EditorThumbnail image={image} />
        <span className={styles.marks} aria-hidden="true">
          <Marks image={image} />
        </span>
      </span>
      <span
        className={styles.check}
        data-checked={isSelected}
        title={messages.recordList.select}
        aria-hidden="true"
        onClick={(event) => {
          stop(event);
          toggle(event.shiftKey);
        }}
      >
        {isSelected && <IconCheck size={16} stroke={3} />}
      </span>
      {handle !== null && (
        <span
          {...handle}
          className={styles.handle}
          title={messages.recordList.drag}
          aria-hidden="true"
          onClick={stop}
        >
          <IconGripVertical size={18} stroke={1.8} />
        </span>
      )}
      <span className={styles.title} lang={title.language}>
        {title.text}
      </span>
      <span className={styles.summary}>{summary}</span>
    </>
  );
}

type MarkTexts = Readonly<
  Record<'hidden' | 'unplaced' | 'unreviewed' | 'failed' | 'waiting' | 'video', string>
>;

function marks(image: ImageRevision, labels: MarkTexts): string[] {
  return [
    image.image_enabled ? '' : labels.hidden,
    placementOf(image) === 'none' ? labels.unplaced : '',
    image.is_reviewed ? '' : labels.unreviewed,
    image.thumbnail_state === 'failed' ? labels.failed : '',
    image.image_type === 'video' ? labels.video : '',
  ];
}

function Marks({ image }: { readonly image: ImageRevision }) {
  const { messages } = useLanguage(imageEditingMessages);
  const labels = messages.library.marks;
  const isWaiting = image.thumbnail_state === 'waiting' || image.thumbnail_state === 'running';
  return (
    <>
      {!image.image_enabled && <Mark Icon={IconEyeOff} title={labels.hidden} />}
      {placementOf(image) === 'none' && <Mark Icon={IconMapPinOff} title={labels.unplaced} />}
      {image.thumbnail_state === 'failed' && (
        <Mark Icon={IconAlertTriangle} title={image.thumbnail_error ?? labels.failed} />
      )}
      {isWaiting && <Mark Icon={IconLoader} title={labels.waiting} />}
      {image.image_type === 'video' && <Mark Icon={IconPlayerPlay} title={labels.video} />}
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
