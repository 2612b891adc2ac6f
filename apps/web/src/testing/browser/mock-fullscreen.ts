/** Mocks the Fullscreen API of the document. */
export function mockFullscreen({ enabled = true, refuses = false } = {}) {
  const calls = { requested: 0, exited: 0 };
  let element: Element | null = null;
  const change = (next: Element | null): Promise<void> => {
    if (refuses) return Promise.reject(new TypeError('not now'));
    element = next;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  const define = (target: object, name: string, value: PropertyDescriptor) =>
    Object.defineProperty(target, name, { configurable: true, ...value });
  define(document, 'fullscreenEnabled', { value: enabled });
  define(document, 'fullscreenElement', { get: () => element });
  define(document, 'exitFullscreen', {
    value: () => {
      calls.exited += 1;
      return change(null);
    },
  });
  define(document.documentElement, 'requestFullscreen', {
    value: () => {
      calls.requested += 1;
      return change(document.documentElement);
    },
  });
  return calls;
}
