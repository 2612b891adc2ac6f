/** The kinds of images by which they are counted and filtered; `getImageKind` of packages/expedition determines that of an image. */
export const imageKinds = ['painting', 'photograph', 'other', 'illustration'] as const;
