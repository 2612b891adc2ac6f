import { useCallback, useEffect, useMemo, useRef } from 'react';
import {
  A11yContext,
  ACTION_NEXT,
  ACTION_PREV,
  createModule,
  EventsContext,
  MODULE_CONTROLLER,
  useA11yContext,
  useEvents,
  useMotionPreference,
  type ComponentProps,
  type EventsContextType,
  type EventTypes,
  type Plugin,
  type Publish,
  type Topic,
} from 'yet-another-react-lightbox';

/** How long the viewer waits before it moves on to another picture, and how long the movement takes, in milliseconds. */
const slideDelayMilliseconds = 100;
export const slideMilliseconds = 400;

/**
 * Begins the way to another picture with a short delay, and lets it take the same time however far it is; without a
 * delay where movements are not wanted. A finger that draws the pictures waits for nothing.
 */
function SlideMotion({ children }: ComponentProps) {
  const events = useEvents();
  const publish = useDelayedPublish(events, useMotionPreference() ? 0 : slideDelayMilliseconds);
  const context = useMemo(() => ({ ...events, publish }), [events, publish]);
  return (
    <EventsContext value={context}>
      <QuietCarousel>{children}</QuietCarousel>
    </EventsContext>
  );
}

/** What is told to the viewer, in its own terms. */
type Happening = EventTypes[Topic];

/** What asks for another picture. */
const ways: ReadonlySet<Topic> = new Set([ACTION_NEXT, ACTION_PREV]);

function useDelayedPublish({ publish }: EventsContextType, delay: number): Publish {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { current } = timers;
    return () => current.forEach(clearTimeout);
  }, []);
  return useCallback(
    (topic: Topic, happening?: Happening) => {
      if (delay > 0 && ways.has(topic)) {
        const timer = setTimeout(() => {
          timers.current.delete(timer);
          publish(topic, happening);
        }, delay);
        timers.current.add(timer);
      } else publish(topic, inSetTime(happening));
    },
    [publish, delay],
  );
}

/** A way over several pictures would take its time for each of them. */
function inSetTime(happening: Happening): Happening {
  if (happening === undefined || !('duration' in happening)) return happening;
  return { ...happening, duration: Math.min(happening.duration ?? slideMilliseconds, slideMilliseconds) };
}

/** The carousel would read every picture out that it prepares; the caption says the one that is shown, once. */
function QuietCarousel({ children }: Pick<ComponentProps, 'children'>) {
  const accessibility = useA11yContext();
  const context = useMemo(
    () => ({ ...accessibility, autoPlaying: true, focusWithin: false }),
    [accessibility],
  );
  return <A11yContext value={context}>{children}</A11yContext>;
}

/** Lays {@link SlideMotion} around everything that asks for another picture. It comes before the other plugins. */
export const slideMotion: Plugin = ({ addParent }) => {
  addParent(MODULE_CONTROLLER, createModule('slide-motion', SlideMotion));
};
