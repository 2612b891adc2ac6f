import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What browsers have and the tests' document lacks; each test begins with an empty page. */
if (typeof window !== 'undefined') {
  window.matchMedia = (media) => ({
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  });

  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };

  afterEach(cleanup);
}
