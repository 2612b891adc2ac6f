import { formatCameraHash } from '@cae-map/expedition/camera/camera-hash';
import { poseAt } from '@cae-map/expedition/camera/camera-pose';
import { IconMountain } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { useOptions } from '../../../lib/options/options-store.ts';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import { rangeOfMapZoom } from '../../../map/scene/range.ts';
import { MapControlButton } from '../../../ui/controls/map-control.tsx';

/** The control that shows the centre of the map in 3D, if the visitor has switched it on. */
export function Map3dControl() {
  const { language, messages } = useLanguage();
  const isOffered = useOptions(({ showMap3d }) => showMap3d);
  const placeId = useSelectedPlaceId();
  const navigate = useNavigate();
  if (!isOffered) return null;
  const open = () => {
    const { isReady, latitude, longitude, zoom } = cameraStore.getState();
    const range = rangeOfMapZoom(zoom, latitude, window.innerHeight);
    const camera = isReady ? formatCameraHash(poseAt([latitude, longitude], range)) : '';
    const stop = placeId === 0 ? '' : `p=${placeId}/o`;
    const hash = [camera, stop].filter((part) => part !== '').join('&');
    void navigate(localPath(language, paths.map3d(hash === '' ? '' : `#${hash}`)));
  };
  return <MapControlButton label={messages.map.in3d} icon={IconMountain} onClick={open} />;
}
