type Listener = (isNear: boolean) => void;

/** Elements within one viewport height above or below the viewport count as near. */
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
 * Calls the listener when an element becomes near the viewport or no longer is, and once initially.
 * @returns a function that stops observing
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
