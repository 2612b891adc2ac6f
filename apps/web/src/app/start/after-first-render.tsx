import { useEffect, useEffectEvent, type ReactNode } from 'react';

interface AfterFirstRenderProps {
  readonly onRendered: () => void;
  /** The application: a sibling would change the ids of `useId`, which are those of the page that the server has rendered. */
  readonly children: ReactNode;
}

/**
 * Calls `onRendered` once, when its children have been rendered or hydrated. The call is outside of the work of React, so that an event which
 * it dispatches hydrates a part of the page that is not hydrated yet.
 */
export function AfterFirstRender({ onRendered, children }: AfterFirstRenderProps) {
  const report = useEffectEvent(onRendered);
  useEffect(() => {
    const timer = setTimeout(() => report());
    return () => clearTimeout(timer);
  }, []);
  return children;
}
