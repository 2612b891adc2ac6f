/**
 * Limits WebGL to a single pixel. All calls of the page are made as usual, but software rendering no longer competes with
 * the measured script for the processor.
 */
export function limitWebGlToSinglePixel(): void {
  const getContext: unknown = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
  if (typeof getContext !== 'function') return;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, ...parameters: unknown[]): unknown {
      const context: unknown = Reflect.apply(getContext, this, parameters);
      if (context instanceof WebGL2RenderingContext) {
        context.enable(context.SCISSOR_TEST);
        context.scissor(0, 0, 1, 1);
      }
      return context;
    },
  });
}
