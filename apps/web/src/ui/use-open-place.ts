import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../lib/language/language-context.tsx';
import { localPath } from '../lib/language/language-path.ts';
import { useMapAddress } from '../lib/map-address/map-address-context.tsx';
import { paths } from '../lib/paths.ts';

/**
 * Opens a stop at its readable address. On the map the hash goes along: view, layer and the parts of others stay, and
 * the step can be gone back in the history.
 */
export function useOpenPlace(): (placeId: number) => void {
  const { language } = useLanguage();
  const address = useMapAddress();
  const navigate = useNavigate();
  return useCallback(
    (placeId) => {
      void navigate({
        pathname: localPath(language, paths.place(placeId)),
        // A query limits what is shown, so it belongs to the next stop of the same visit too.
        search: address === null ? '' : window.location.search,
        hash: address?.hashFor(placeId) ?? '',
      });
    },
    [address, language, navigate],
  );
}
