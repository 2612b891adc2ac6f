/** A picture as its element requests it. */
export interface PictureRequest {
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
}

/** Loads a picture into the cache of the browser, in the size that an element with the same attributes would choose. */
export function preloadPicture({ src, srcset, sizes }: PictureRequest): void {
  const element = new Image();
  element.sizes = sizes;
  element.srcset = srcset;
  element.src = src;
}
