import type { ImageRecord } from '@cae-map/contract/entities/image';

/** What the viewer is given: the pictures in their order, and the one to begin with. */
export interface LightboxProps {
  readonly title: string;
  readonly images: readonly ImageRecord[];
  readonly firstId: number;
  /** Called with the id of each picture that is shown, the first one too. */
  readonly onViewed: (imageId: number) => void;
  /** Called when the viewer is gone, after its last movement. */
  readonly onClosed: () => void;
  /** Called when the viewer begins to go, and the page answers to the keyboard again. */
  readonly onClosing: () => void;
}
