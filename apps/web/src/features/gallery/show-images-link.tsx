import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { paths } from '../../lib/paths.ts';

interface ShowImagesLinkProps {
  readonly placeId: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** Leads down to the pictures of the stop; with Shift held, to all of them on a page of their own. */
export function ShowImagesLink({ placeId, className, children }: ShowImagesLinkProps) {
  const { language, words } = useLanguage();
  const navigate = useNavigate();
  return (
    <a
      href="#pictures"
      className={className}
      title={words.images.showOnPage}
      onClick={(event) => {
        event.preventDefault();
        if (event.shiftKey) void navigate(localPath(language, paths.placeImages(placeId)));
        // The hash belongs to the map, so the way down is a scroll and not an address.
        else document.getElementById('pictures')?.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
