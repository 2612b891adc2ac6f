/** By how much the clock advances with each frame, independent of the real duration. */
const frameMilliseconds = 1000 / 60;

/**
 * Replaces the clock of the page by one that advances with the frames, so that a movement has the same number of frames on
 * slow and fast machines. Within a frame the clock runs in real time, for code that measures its own duration, but stops
 * before the next frame.
 * @returns a function that waits for a number of frames
 */
export function installFrameClock(): (count: number) => Promise<void> {
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
