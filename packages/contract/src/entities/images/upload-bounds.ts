/** The most bytes of an uploaded picture: scanned photographs have up to 50 MB. */
export const maxUploadBytes = 64 * 1024 * 1024;

/**
 * The bytes that a client should send with one request of an upload: what a slow connection transfers before the time limit of a
 * request. Larger parts are accepted; one that is cut off continues where it ended.
 */
export const uploadPartBytes = 1024 * 1024;

/** The most uploads that are neither added as an image nor cancelled. */
export const maxPendingUploads = 500;

/** The most pixels of a picture, and of a side. Larger pictures are rejected before they are decoded. */
export const maxPicturePixels = 250_000_000;
export const maxPictureSide = 30_000;

/** The bounds of the photographs that visitors send, who need no account. */
export const photographBounds = {
  /** The most bytes of one: what the camera of a telephone makes. */
  bytes: 15 * 1024 * 1024,
  /** The most pixels of one. */
  pixels: 64_000_000,
  /** The most bytes of all that wait for a decision; half as many may have been received of those that are being sent. */
  pendingBytes: 1024 * 1024 * 1024,
  /** The most that are being sent at once while no network has more than its share; the reserve for others is three times as many. */
  transfers: 100,
} as const;
