import { expect, test } from 'vitest';
import viteConfig from '../vite.config.ts';

test('the renderer is built with the production build of React, whatever the environment of the server', () => {
  const { define } = viteConfig({ command: 'build', mode: 'production', isSsrBuild: true });
  expect(define).toEqual({ 'process.env.NODE_ENV': '"production"' });
});
