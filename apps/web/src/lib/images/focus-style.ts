import { focusInCopy, type PictureFrame } from '@cae-map/expedition/places/picture-frame';
import type { CSSProperties } from 'react';

/** The style of a picture that fills a box and is cropped by it: its focus point stays visible. Undefined for the centre. */
export function focusStyle(frame: PictureFrame): CSSProperties | undefined {
  const focus = focusInCopy(frame);
  return focus === null ? undefined : { objectPosition: `${percent(focus.x)} ${percent(focus.y)}` };
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`;
}
