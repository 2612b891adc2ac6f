import { emptyMapHash, formatMapHash } from '@cae-map/expedition/hash';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { useMapUrl } from '../../lib/map-url/map-url-context.tsx';
import { requestImage } from '../../lib/images/requested-image.ts';
import { paths } from '../../lib/url/paths.ts';

interface OpenPlaceOptions {
  /** Replaces the history entry and keeps the tab of the sheet, for stops that are opened without a user action. */
  readonly isQuiet?: boolean;
  /** Leaves the camera where it is, for stops that are opened on the map itself. */
  readonly keepsView?: boolean;
  /** The day of the journey, `YYYY-MM-DD`; by default the first day of the stop. */
  readonly day?: string;
  /** The picture that the pane shows; see `lib/images/requested-image.ts`. */
  readonly imageId?: number;
  /** Whether that picture is also opened in the viewer. */
  readonly opensViewer?: boolean;
}

/**
 * A function that navigates to the canonical URL of a stop and adds a history entry. On the map screen the view, the layer, the
 * day and unknown parts of the hash are kept.
 */
export function useOpenPlace(): (placeId: number, options?: OpenPlaceOptions) => void {
  const { language } = useLanguage();
  const mapUrl = useMapUrl();
  const navigate = useNavigate();
  return useCallback(
    (placeId, { isQuiet = false, keepsView = isQuiet, day, imageId, opensViewer } = {}) => {
      const to = {
        pathname: localPath(language, paths.place(placeId)),
        // The query may limit the shown places, so it is kept on the map screen.
        search: mapUrl === null ? '' : window.location.search,
        hash:
          mapUrl?.hashFor(placeId, { keepsTab: isQuiet, day }) ??
          formatMapHash({ ...emptyMapHash, date: day ?? null }),
      };
      void navigate(to, { replace: isQuiet, state: { keepsView, ...requestImage(imageId, opensViewer) } });
    },
    [mapUrl, language, navigate],
  );
}
