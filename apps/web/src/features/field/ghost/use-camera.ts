import { useEffect, useRef, useState } from 'react';
import { closeCamera, openCamera, type CameraFailure } from '../device/camera.ts';

/** The camera, which is switched off with the component and while the page is hidden. */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [failure, setFailure] = useState<CameraFailure | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  useEffect(() => {
    if (stream === null) return undefined;
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') setStream(null);
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      closeCamera(stream);
    };
  }, [stream]);
  return {
    failure,
    /** Null while the camera is off. */
    stream,
    open: async (): Promise<void> => {
      setFailure(null);
      const result = await openCamera();
      if (result.kind === 'failed') setFailure(result.failure);
      else if (isLeft.current) closeCamera(result.stream);
      else setStream(result.stream);
    },
    close: (): void => setStream(null),
  };
}
