/** Why there is no camera picture. */
export type CameraFailure = 'denied' | 'none' | 'insecure';

export type CameraResult =
  | { readonly kind: 'stream'; readonly stream: MediaStream }
  | { readonly kind: 'failed'; readonly failure: CameraFailure };

/** Opens the camera on the back of the device, without sound. The caller stops its tracks. */
export async function openCamera(): Promise<CameraResult> {
  // The type is wrong for insecure contexts, where there are no devices.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) return { kind: 'failed', failure: 'insecure' };
  try {
    const video = { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } };
    return { kind: 'stream', stream: await devices.getUserMedia({ video, audio: false }) };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    const isDenied = name === 'NotAllowedError' || name === 'SecurityError';
    return { kind: 'failed', failure: isDenied ? 'denied' : 'none' };
  }
}

/** Switches a camera off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
