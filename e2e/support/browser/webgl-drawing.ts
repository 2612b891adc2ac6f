/**
 * Makes WebGL draw nothing. The page makes all calls as usual and its resources are created, but software rendering, which
 * takes up to a second for a frame, no longer competes with the page's script for the processor.
 */
export function disableWebGlDrawing(): void {
  const drawing = [
    'drawArrays',
    'drawArraysInstanced',
    'drawElements',
    'drawElementsInstanced',
    'drawRangeElements',
  ];
  const nothing = Object.fromEntries(drawing.map((name) => [name, () => undefined]));
  Object.assign(WebGL2RenderingContext.prototype, nothing);
}
