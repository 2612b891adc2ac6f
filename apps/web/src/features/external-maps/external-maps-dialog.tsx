import { formatCameraHash } from '@cae-map/expedition/camera/camera-hash';
import { poseAt } from '@cae-map/expedition/camera/camera-pose';
import { externalMaps, externalMapUrl, type LinkView } from '@cae-map/expedition/map-links/external-maps';
import { useShallow } from 'zustand/react/shallow';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { paths } from '../../lib/url/paths.ts';
import { useCamera } from '../../map/camera/use-camera.ts';
import { rangeOfMapZoom } from '../../map/scene/range.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { LoadedDialogProps } from '../../ui/dialog/lazy-dialog.tsx';
import { externalMapsDialog } from './external-maps-command.ts';
import styles from './external-maps-dialog.module.css';
import { externalMapsMessages } from './messages/index.ts';
import { isTranslated, serviceNames } from './service-names.ts';

/** Links that show the view of the map on other sites and on the 3D map, each in a new tab. */
export function ExternalMapsDialog({ isOpen }: LoadedDialogProps) {
  const { messages } = useLanguage(externalMapsMessages);
  return (
    <Dialog
      title={messages.externalMaps.title}
      closeLabel={messages.externalMaps.close}
      isOpen={isOpen}
      onClose={() => externalMapsDialog.set(false)}
      use="form"
    >
      {isOpen && <Links />}
    </Dialog>
  );
}

function Links() {
  const { language, messages } = useLanguage(externalMapsMessages);
  const { in3d, note, names } = messages.externalMaps;
  const view = useLinkView();
  const hash = formatCameraHash(poseAt([view.latitude, view.longitude], view.range));
  return (
    <>
      <ul className={styles.links}>
        {externalMaps.map((map) => (
          <li key={map.id}>
            <NewTabLink href={externalMapUrl(map, view, language)}>
              {isTranslated(map.id) ? names[map.id] : serviceNames[map.id]}
            </NewTabLink>
          </li>
        ))}
        <li>
          <NewTabLink href={localPath(language, paths.map3d(`#${hash}`))}>{in3d}</NewTabLink>
        </li>
      </ul>
      <p className={styles.note}>{note}</p>
    </>
  );
}

function NewTabLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** The view of the map, with the range of a camera that shows the centre as large. */
function useLinkView(): LinkView {
  const view = useCamera(useShallow(({ latitude, longitude, zoom }) => ({ latitude, longitude, zoom })));
  return { ...view, range: rangeOfMapZoom(view.zoom, view.latitude, window.innerHeight) };
}
