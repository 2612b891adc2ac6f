/** From frame to frame the clock goes on by a sixtieth of a second, however long the frame took. */
const frameMilliseconds = 1000 / 60;

/**
 * Gives the page a clock that goes by frames, so that a movement has as many frames on a slow machine as on a fast one,
 * and on one page as on the other. Within a frame time passes as it does, since code that looks how long it has worked
 * already shall see it, but never as far as the next frame.
 */
export function stepClock(): (count: number) => Promise<void> {
  const realNow = performance.now.bind(performance);
  const realRequest = window.requestAnimationFrame.bind(window);
  let frameStart = realNow();
  let realFrameStart = frameStart;
  let lastFrame = 0;
  performance.now = () => frameStart + Math.min(realNow() - realFrameStart, frameMilliseconds * 0.9);
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => frameStart });
  window.requestAnimationFrame = (callback) =>
    realRequest((time) => {
      if (time !== lastFrame) {
        lastFrame = time;
        frameStart += frameMilliseconds;
        realFrameStart = realNow();
      }
      callback(frameStart);
    });
  return async (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => window.requestAnimationFrame(resolve));
    }
  };
}
