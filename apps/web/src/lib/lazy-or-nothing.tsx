import { lazy } from 'react';
import type { ComponentType } from 'react';
import { logWarning } from './log.ts';

/**
 * A part of the program that is loaded when it is first shown and that the page can do without: nothing stands in its place
 * when it does not come.
 */
export function lazyOrNothing<Properties extends object>(load: () => Promise<ComponentType<Properties>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      logWarning('a part of the page did not load: the page goes on without it');
      const Nothing: ComponentType<Properties> = () => null;
      return { default: Nothing };
    }
  });
}
