import { useEffect, type RefObject } from 'react';
import { setHoveredStop, useHoveredStop } from '../../../lib/selection/hovered-stop.ts';

/** Rings on the map the place whose name is pointed at or has the focus, and marks the names of the place that is pointed at on the map. */
export function usePlacePointing(article: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = article;
    if (current === null) return undefined;
    const point = ({ target }: Event): void => {
      const name = target instanceof Element ? target.closest('[data-place]') : null;
      setHoveredStop(name === null ? null : Number(name.getAttribute('data-place')));
    };
    const leave = (): void => setHoveredStop(null);
    current.addEventListener('pointerover', point);
    current.addEventListener('focusin', point);
    current.addEventListener('pointerleave', leave);
    current.addEventListener('focusout', leave);
    return () => {
      current.removeEventListener('pointerover', point);
      current.removeEventListener('focusin', point);
      current.removeEventListener('pointerleave', leave);
      current.removeEventListener('focusout', leave);
      leave();
    };
  }, [article]);
  const placeId = useHoveredStop();
  useEffect(() => {
    const names =
      placeId === null ? [] : (article.current?.querySelectorAll(`[data-place="${placeId}"]`) ?? []);
    for (const name of names) name.setAttribute('data-lit', '');
    return () => {
      for (const name of names) name.removeAttribute('data-lit');
    };
  }, [article, placeId]);
}
