import type { NotePhotograph } from '../outbox/note.ts';

/** The bounds of a photograph in the outbox: pixels on the longer side, and bytes. */
export const photographLimits = { side: 2048, bytes: 2_500_000, fileBytes: 60_000_000 } as const;

/** The size within a square, in whole pixels, with the same proportions; a smaller picture is not enlarged. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Reduces a picture on the device. Drawing it on a canvas leaves position, time and camera of the file behind.
 * @returns null for a file that the browser cannot read as a picture
 */
export async function reducePhotograph(file: Blob): Promise<NotePhotograph | null> {
  if (file.size === 0 || file.size > photographLimits.fileBytes) return null;
  try {
    const picture = await createImageBitmap(file);
    try {
      return await encode(picture, picture.width, picture.height);
    } finally {
      picture.close();
    }
  } catch {
    return null;
  }
}

/** Takes a still picture of a playing video; null while it shows nothing. */
export async function takeStill(video: HTMLVideoElement): Promise<NotePhotograph | null> {
  if (video.videoWidth === 0) return null;
  return await encode(video, video.videoWidth, video.videoHeight);
}

/** Decreasing qualities and sizes, of which the first small enough is used. */
const attempts = [
  { quality: 0.85, side: photographLimits.side },
  { quality: 0.7, side: photographLimits.side },
  { quality: 0.7, side: photographLimits.side / 2 },
] as const;

async function encode(
  source: CanvasImageSource,
  width: number,
  height: number,
): Promise<NotePhotograph | null> {
  const canvas = document.createElement('canvas');
  for (const { quality, side } of attempts) {
    Object.assign(canvas, fitWithin(width, height, side));
    const context = canvas.getContext('2d');
    if (context === null) return null;
    // Transparent parts would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob !== null && blob.size <= photographLimits.bytes)
      return { bytes: await blob.arrayBuffer(), type: 'image/jpeg' };
  }
  return null;
}
