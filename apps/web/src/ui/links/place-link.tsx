import type { LinkProps } from 'react-router';
import { paths } from '../../lib/url/paths.ts';
import { LocalLink } from './local-link.tsx';
import { useOpenPlace } from './use-open-place.ts';

interface PlaceLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  readonly placeId: number;
}

/** A link that opens a stop on the map. Its `href` is the canonical URL, for new tabs and for copying. */
export function PlaceLink({ placeId, ...properties }: PlaceLinkProps) {
  const openPlace = useOpenPlace();
  return (
    <LocalLink
      {...properties}
      data-place={placeId}
      to={paths.place(placeId)}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openPlace(placeId);
      }}
    />
  );
}
