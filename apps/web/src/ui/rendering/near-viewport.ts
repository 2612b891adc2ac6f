type Listener = (isNear: boolean) => void;

/** How far from the viewport an element still counts as near: one height of the viewport above and below it. */
const margin = '100% 0px';

const listeners = new WeakMap<Element, Listener>();
let shared: IntersectionObserver | null = null;

function sharedObserver(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  return shared;
}

/**
 * Reports whether an element is near the viewport: soon after the call, and whenever that changes.
 * @returns stops the reports
 */
export function observeNearViewport(element: Element, listener: Listener): () => void {
  const observer = sharedObserver();
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    listeners.delete(element);
  };
}
