import { expect, test } from 'vitest';
import viteConfig from '../vite.config.ts';

test('the renderer build always uses the production build of React', () => {
  const { define } = viteConfig({ command: 'build', mode: 'production', isSsrBuild: true });
  expect(define).toEqual({ 'process.env.NODE_ENV': '"production"' });
});
