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

/** The delay before the slide animation and its duration, in milliseconds. */
const slideDelayMilliseconds = 100;
export const slideMilliseconds = 400;

/**
 * Delays the navigation to another picture and limits its duration, however distant the picture is. There is no delay for
 * swipes and if the visitor prefers reduced motion.
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

/** The payload of an event of the library. */
type EventPayload = EventTypes[Topic];

/** The events that navigate to another picture. */
const navigationTopics: ReadonlySet<Topic> = new Set([ACTION_NEXT, ACTION_PREV]);

function useDelayedPublish({ publish }: EventsContextType, delay: number): Publish {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { current } = timers;
    return () => current.forEach(clearTimeout);
  }, []);
  return useCallback(
    (topic: Topic, payload?: EventPayload) => {
      if (delay > 0 && navigationTopics.has(topic)) {
        const timer = setTimeout(() => {
          timers.current.delete(timer);
          publish(topic, payload);
        }, delay);
        timers.current.add(timer);
      } else publish(topic, limitDuration(payload));
    },
    [publish, delay],
  );
}

/** The library multiplies the duration by the number of pictures. */
function limitDuration(payload: EventPayload): EventPayload {
  if (payload === undefined || !('duration' in payload)) return payload;
  return { ...payload, duration: Math.min(payload.duration ?? slideMilliseconds, slideMilliseconds) };
}

/** Disables the announcements of the carousel, which include preloaded pictures; the caption announces the current one. */
function QuietCarousel({ children }: Pick<ComponentProps, 'children'>) {
  const accessibility = useA11yContext();
  const context = useMemo(
    () => ({ ...accessibility, autoPlaying: true, focusWithin: false }),
    [accessibility],
  );
  return <A11yContext value={context}>{children}</A11yContext>;
}

/** Wraps all navigation in {@link SlideMotion}. It must be the first plugin. */
export const slideMotion: Plugin = ({ addParent }) => {
  addParent(MODULE_CONTROLLER, createModule('slide-motion', SlideMotion));
};
