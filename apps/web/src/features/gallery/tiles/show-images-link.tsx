import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { paths } from '../../../lib/url/paths.ts';
import { reducesMotion } from '../../../lib/browser/reduces-motion.ts';
import { flashPictures } from './picture-flash.ts';

interface ShowImagesLinkProps {
  readonly placeId: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** The id of the section of pictures. */
export const picturesId = 'pictures';

/** Scrolls to the pictures of the stop and highlights them; with Shift it opens the page of all pictures. */
export function ShowImagesLink({ placeId, className, children }: ShowImagesLinkProps) {
  const { language, messages } = useLanguage();
  const navigate = useNavigate();
  const show = (event: MouseEvent) => {
    // With other modifiers the browser opens a tab.
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) void navigate(localPath(language, paths.placeImages(placeId)));
    else scrollToPictures();
  };
  return (
    <a href={`#${picturesId}`} className={className} title={messages.images.showOnPage} onClick={show}>
      {children}
    </a>
  );
}

/** The hash belongs to the map, so the link scrolls and focuses instead of changing the hash. */
function scrollToPictures() {
  const pictures = document.getElementById(picturesId);
  pictures?.scrollIntoView({ block: 'start', behavior: reducesMotion() ? 'auto' : 'smooth' });
  pictures?.focus({ preventScroll: true });
  flashPictures();
}
