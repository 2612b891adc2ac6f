/** Stubs popovers, which jsdom does not implement: their buttons and Escape fire `toggle` events. */
export function stubPopovers(): void {
  const open = new Set<HTMLElement>();

  function toggle(element: HTMLElement, newState: 'open' | 'closed') {
    if ((newState === 'open') === open.has(element)) return;
    if (newState === 'open') open.add(element);
    else open.delete(element);
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  }

  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      toggle(this, 'closed');
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const element = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (element === null) return;
    const isHide = button?.getAttribute('popovertargetaction') === 'hide';
    toggle(element, isHide || open.has(element) ? 'closed' : 'open');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const element of open) toggle(element, 'closed');
  });
}
