import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { paths } from '../../../lib/paths.ts';
import { reducesMotion } from '../../../lib/reduces-motion.ts';
import { flashPictures } from './picture-flash.ts';

interface ShowImagesLinkProps {
  readonly placeId: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** The id of the part of the page that the link leads to. */
export const picturesId = 'pictures';

/** Leads down to the pictures of the stop and lets them stand out; with Shift held, to all of them on a page of their own. */
export function ShowImagesLink({ placeId, className, children }: ShowImagesLinkProps) {
  const { language, messages } = useLanguage();
  const navigate = useNavigate();
  const show = (event: MouseEvent) => {
    // With another key held, the browser opens a tab as it does with every link.
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) void navigate(localPath(language, paths.placeImages(placeId)));
    else showPictures();
  };
  return (
    <a href={`#${picturesId}`} className={className} title={messages.images.showOnPage} onClick={show}>
      {children}
    </a>
  );
}

/** The hash belongs to the map, so the way down is a scroll and a focus, and not an address. */
function showPictures() {
  const pictures = document.getElementById(picturesId);
  pictures?.scrollIntoView({ block: 'start', behavior: reducesMotion() ? 'auto' : 'smooth' });
  pictures?.focus({ preventScroll: true });
  flashPictures();
}
