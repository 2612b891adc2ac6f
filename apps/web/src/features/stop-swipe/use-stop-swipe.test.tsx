// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logWarning } from '../../lib/log.ts';
import { classifySwipe, previewPixels, type SwipeContext } from './classify-swipe.ts';
import { useStopSwipe } from './use-stop-swipe.ts';

vi.mock('../../lib/log.ts');

const animate = vi.fn<(frames: unknown, options: { duration: number }) => { cancel: () => void }>();
const onOpen = vi.fn<(placeId: number) => void>();

const open: SwipeContext = {
  isSidebarOpen: true,
  isHomeTab: true,
  placeId: 53,
  previousId: 52,
  nextId: 54,
};

function Pane(context: SwipeContext) {
  const pane = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useStopSwipe({ pane, stage, onOpen, ...context });
  return (
    <>
      <div ref={pane} data-testid="pane" id="pane">
        <p>Leh</p>
        <div data-testid="row" style={{ overflowX: 'auto' }} />
        <input aria-label="field" />
      </div>
      <div ref={stage} data-testid="stage" />
    </>
  );
}

const pane = () => screen.getByTestId('pane');
const stage = () => screen.getByTestId('stage');

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  animate.mockReturnValue({ cancel: () => {} });
  Object.assign(Element.prototype, { animate });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Gesture {
  readonly across: number;
  readonly down?: number;
  readonly milliseconds?: number;
  readonly target?: Element;
}

/** Dispatches the touch events of a gesture. */
function swipeBy({ across, down = 0, milliseconds = 200, target = screen.getByText('Leh') }: Gesture): void {
  const touch = (x: number, y: number) => ({ clientX: x, clientY: y });
  act(() => {
    fireAt(0, 'touchStart', target, { touches: [touch(300, 300)] });
    fireAt(milliseconds / 2, 'touchMove', target, { touches: [touch(300 + across / 2, 300 + down / 2)] });
    fireAt(milliseconds, 'touchMove', target, { touches: [touch(300 + across, 300 + down)] });
    fireAt(milliseconds, 'touchEnd', target, {
      touches: [],
      changedTouches: [touch(300 + across, 300 + down)],
    });
  });
}

function fireAt(
  time: number,
  kind: 'touchStart' | 'touchMove' | 'touchEnd',
  target: Element,
  init: object,
): void {
  const stamped = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(time);
  fireEvent[kind](target, { cancelable: true, ...init });
  stamped.mockRestore();
}

test('a swipe opens the neighbour immediately and slides a snapshot out for 300 ms, which is removed after 320 ms', () => {
  render(<Pane {...open} />);
  swipeBy({ across: -80 });
  expect(onOpen.mock.calls).toEqual([[54]]);
  expect(animate.mock.calls[0]?.[1].duration).toBe(300);
  expect(stage().textContent).toBe('Leh');
  vi.advanceTimersByTime(319);
  expect(stage().childElementCount).toBe(1);
  vi.advanceTimersByTime(1);
  expect(stage().childElementCount).toBe(0);
  swipeBy({ across: 80 });
  expect(onOpen).toHaveBeenLastCalledWith(52);
});

test('the snapshot is inert and has no duplicate ids', () => {
  render(<Pane {...open} />);
  swipeBy({ across: -80 });
  const snapshot = stage().firstElementChild;
  expect(snapshot?.getAttribute('aria-hidden')).toBe('true');
  expect(snapshot).toHaveProperty('inert', true);
  expect(document.querySelectorAll('#pane')).toHaveLength(1);
});

test('the pane follows the finger by at most 40 px and returns if the movement was not a swipe', () => {
  render(<Pane {...open} />);
  const follow = vi.spyOn(pane().style, 'transform', 'set');
  swipeBy({ across: -300, milliseconds: 2000 });
  expect(follow.mock.calls.map(([value]) => value)).toEqual(['translateX(-40px)', 'translateX(-40px)', '']);
  expect(onOpen).not.toHaveBeenCalled();
});

test('a failed snapshot is logged, and the neighbour opens without it', () => {
  animate.mockImplementation(() => {
    throw new Error('no animations here');
  });
  render(<Pane {...open} />);
  swipeBy({ across: -80 });
  expect(logWarning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no animations here'));
  expect(onOpen.mock.calls).toEqual([[54]]);
  expect(stage().childElementCount).toBe(0);
});

test('a swipe with reduced motion opens the neighbour without preview and snapshot', () => {
  vi.stubGlobal(
    'matchMedia',
    vi.fn(() => ({ matches: true })),
  );
  render(<Pane {...open} />);
  const follow = vi.spyOn(pane().style, 'transform', 'set');
  swipeBy({ across: -80 });
  expect(onOpen.mock.calls).toEqual([[54]]);
  expect(animate).not.toHaveBeenCalled();
  expect(follow.mock.calls.every(([value]) => value === '')).toBe(true);
});

test('horizontally scrolling elements, fields, a second finger and prevented events start no swipe', () => {
  render(<Pane {...open} />);
  const row = screen.getByTestId('row');
  Object.defineProperty(row, 'scrollWidth', { value: 600 });
  swipeBy({ across: -80, target: row });
  swipeBy({ across: -80, target: screen.getByLabelText('field') });
  const touch = { clientX: 300, clientY: 300 };
  fireEvent.touchStart(pane(), { touches: [touch, touch] });
  fireEvent.touchEnd(pane(), { touches: [], changedTouches: [{ clientX: 200, clientY: 300 }] });
  const prevent = (event: Event) => event.preventDefault();
  pane().addEventListener('touchmove', prevent, { capture: true });
  swipeBy({ across: -80 });
  expect(onOpen).not.toHaveBeenCalled();
  pane().removeEventListener('touchmove', prevent, { capture: true });
  swipeBy({ across: -80 });
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a swipe between stops respects all limits [SBR-7]', () => {
  const { rerender } = render(<Pane {...open} />);
  const opensStop = (movement: Gesture, context: Partial<SwipeContext> = {}): boolean => {
    onOpen.mockClear();
    rerender(<Pane {...open} {...context} />);
    swipeBy(movement);
    vi.advanceTimersByTime(320);
    return onOpen.mock.calls.length > 0;
  };
  const swipe = { across: -80 };

  expect([25, 24].map((across) => opensStop({ across: -across }))).toEqual([true, false]);
  expect([200, 201].map((down) => opensStop({ across: -300, down }))).toEqual([true, false]);
  expect([1000, 1001].map((milliseconds) => opensStop({ ...swipe, milliseconds }))).toEqual([true, false]);
  expect([500, 501].map((milliseconds) => opensStop({ across: -25, milliseconds }))).toEqual([true, false]);
  expect([79, 80].map((down) => opensStop({ ...swipe, down }))).toEqual([true, false]);
  // The pane follows above 10 px; a swipe is longer.
  expect([10, 11].map((across) => previewPixels({ across, down: 0, milliseconds: 1 }))).toEqual([0, 11]);
  expect(classifySwipe({ across: 10, down: 0, milliseconds: 1 })).toBeNull();
  expect(previewPixels({ across: 300, down: 0, milliseconds: 1 })).toBe(40);

  expect(opensStop(swipe, { isSidebarOpen: false })).toBe(false);
  expect(opensStop(swipe, { placeId: 0 })).toBe(false);
  expect(opensStop(swipe, { isHomeTab: false })).toBe(false);
  expect(opensStop(swipe, { nextId: null })).toBe(false);

  animate.mockClear();
  expect(opensStop(swipe)).toBe(true);
  expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([300]);
  swipeBy(swipe);
  vi.advanceTimersByTime(319);
  expect(stage().childElementCount).toBe(1);
  vi.advanceTimersByTime(1);
  expect(stage().childElementCount).toBe(0);

  animate.mockImplementation(() => {
    throw new Error('failed');
  });
  expect(opensStop(swipe)).toBe(true);
  expect(logWarning).toHaveBeenCalledOnce();
});
