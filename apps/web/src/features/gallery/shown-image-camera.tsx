import { useEffect } from 'react';
import { onImageRequest, takeImageRequest } from '../../lib/images/image-on-map.ts';
import { useMapCamera } from '../../map/map-context.tsx';

/** Moves the map to the position of a requested picture, as soon as the map is available. */
export function ShownImageCamera() {
  const camera = useMapCamera();
  useEffect(() => {
    if (camera === null) return undefined;
    const showRequestedImage = () => {
      const position = takeImageRequest();
      if (position !== null) camera.showImage(position);
    };
    showRequestedImage();
    return onImageRequest(showRequestedImage);
  }, [camera]);
  return null;
}
