import { emptyMapHash, formatMapHash } from '@cae-map/expedition/hash';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { useMapAddress } from '../../lib/map-address/map-address-context.tsx';
import { paths } from '../../lib/url/paths.ts';

interface OpenPlaceOptions {
  /** In place of the address as it is, and with the sheet as it is: for what opens stops by itself. */
  readonly isQuiet?: boolean;
  /** The day of the journey that it is opened for, `YYYY-MM-DD`; else the journey goes to where the stop begins. */
  readonly day?: string;
}

/**
 * Opens a stop at its readable address. On the map the hash goes along: view, layer, day and the parts of others stay, and
 * the step can be gone back in the history.
 */
export function useOpenPlace(): (placeId: number, options?: OpenPlaceOptions) => void {
  const { language } = useLanguage();
  const address = useMapAddress();
  const navigate = useNavigate();
  return useCallback(
    (placeId, { isQuiet = false, day } = {}) => {
      const to = {
        pathname: localPath(language, paths.place(placeId)),
        // A query limits what is shown, so it belongs to the next stop of the same visit too.
        search: address === null ? '' : window.location.search,
        hash:
          address?.hashFor(placeId, { keepsTab: isQuiet, day }) ??
          formatMapHash({ ...emptyMapHash, date: day ?? null }),
      };
      void navigate(to, { replace: isQuiet });
    },
    [address, language, navigate],
  );
}
