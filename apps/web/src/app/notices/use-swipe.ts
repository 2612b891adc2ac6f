import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** A pointer that has moved less than this is a click, in pixels. */
const threshold = 5;
/** The part of the width after which the element is dismissed, and the speed in pixels per millisecond. */
const dismissedPart = 0.35;
const dismissedSpeed = 0.5;
/** How long after the last turn of the wheel the element returns, in milliseconds. */
const wheelPause = 120;

interface Swipe {
  readonly element: RefObject<HTMLDivElement | null>;
  /** How far the element is moved sideways, in pixels. */
  readonly offset: number;
  readonly isSwiping: boolean;
}

/** Dismisses an element that is dragged or scrolled sideways by a third of its width, or quickly. */
export function useSwipe(onDismiss: () => void): Swipe {
  const element = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState<number | null>(null);
  const dismiss = useEffectEvent((target: HTMLElement, direction: number) => {
    setOffset(Math.sign(direction) * (target.offsetWidth + 40));
    onDismiss();
  });
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    let pressed: { readonly x: number; readonly y: number; readonly at: number; readonly id: number } | null =
      null;
    let isDragging = false;
    let scrolled = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isFar = (distance: number): boolean => Math.abs(distance) > target.offsetWidth * dismissedPart;

    const onPointerDown = (event: PointerEvent): void => {
      if (event.button === 0)
        pressed = { x: event.clientX, y: event.clientY, at: event.timeStamp, id: event.pointerId };
    };
    const onPointerMove = (event: PointerEvent): void => {
      if (pressed === null) return;
      const distance = event.clientX - pressed.x;
      if (!isDragging && Math.abs(distance) > Math.max(threshold, Math.abs(event.clientY - pressed.y))) {
        isDragging = true;
        target.setPointerCapture(pressed.id);
      }
      if (isDragging) setOffset(distance);
    };
    const onPointerUp = (event: PointerEvent): void => {
      if (pressed !== null && isDragging) {
        const distance = event.clientX - pressed.x;
        const speed = Math.abs(distance) / Math.max(1, event.timeStamp - pressed.at);
        if (isFar(distance) || speed > dismissedSpeed) dismiss(target, distance);
        else setOffset(null);
      }
      pressed = null;
      isDragging = false;
    };
    const onPointerCancel = (): void => {
      pressed = null;
      isDragging = false;
      setOffset(null);
    };
    const onWheel = (event: WheelEvent): void => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      scrolled -= event.deltaX;
      clearTimeout(timer);
      if (isFar(scrolled)) return dismiss(target, scrolled);
      setOffset(scrolled);
      timer = setTimeout(() => {
        scrolled = 0;
        setOffset(null);
      }, wheelPause);
    };

    target.addEventListener('pointerdown', onPointerDown);
    target.addEventListener('pointermove', onPointerMove);
    target.addEventListener('pointerup', onPointerUp);
    target.addEventListener('pointercancel', onPointerCancel);
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(timer);
      target.removeEventListener('pointerdown', onPointerDown);
      target.removeEventListener('pointermove', onPointerMove);
      target.removeEventListener('pointerup', onPointerUp);
      target.removeEventListener('pointercancel', onPointerCancel);
      target.removeEventListener('wheel', onWheel);
    };
  }, []);
  return { element, offset: offset ?? 0, isSwiping: offset !== null };
}
