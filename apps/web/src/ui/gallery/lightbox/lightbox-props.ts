import type { ImageRecord } from '@cae-map/contract/entities/images/image';

/** The pictures of the viewer in their order, and the id of the first one. */
export interface LightboxProps {
  readonly title: string;
  readonly images: readonly ImageRecord[];
  readonly firstId: number;
  /** Called with the id of each shown picture, including the first one. */
  readonly onViewed: (imageId: number) => void;
  /** Called after the closing animation. */
  readonly onClosed: () => void;
  /** Called when the viewer starts to close and the page handles the keyboard again. */
  readonly onClosing: () => void;
}
