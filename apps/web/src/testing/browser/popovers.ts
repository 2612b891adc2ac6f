/**
 * Stubs popovers, which jsdom does not implement: their buttons and Escape fire `toggle` events.
 * @returns a function that removes the stub, because test files that run in one worker share a document. Vitest calls it
 *   after the tests when `stubPopovers` is passed to `beforeAll`.
 */
export function stubPopovers(): () => void {
  const open = new Set<HTMLElement>();
  const listeners = new AbortController();

  function toggle(element: HTMLElement, newState: 'open' | 'closed') {
    if ((newState === 'open') === open.has(element)) return;
    if (newState === 'open') open.add(element);
    else open.delete(element);
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  }

  function hidePopover(this: HTMLElement) {
    toggle(this, 'closed');
  }

  function followButton({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const element = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (element === null) return;
    const isHide = button?.getAttribute('popovertargetaction') === 'hide';
    toggle(element, isHide || open.has(element) ? 'closed' : 'open');
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') for (const element of open) toggle(element, 'closed');
  }

  Object.assign(HTMLElement.prototype, { hidePopover });
  document.addEventListener('click', followButton, { signal: listeners.signal });
  document.addEventListener('keydown', closeOnEscape, { signal: listeners.signal });
  return () => {
    listeners.abort();
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  };
}
