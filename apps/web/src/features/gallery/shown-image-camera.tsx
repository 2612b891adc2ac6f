import { useEffect } from 'react';
import { onImageRequest, takeImageRequest } from '../../lib/images/image-on-map.ts';
import { useMapCamera } from '../../map/map-context.tsx';

/** Moves the map to where a picture was taken, as soon as that is asked for and there is a map. */
export function ShownImageCamera() {
  const camera = useMapCamera();
  useEffect(() => {
    if (camera === null) return undefined;
    const answer = () => {
      const position = takeImageRequest();
      if (position !== null) camera.showImage(position);
    };
    answer();
    return onImageRequest(answer);
  }, [camera]);
  return null;
}
