/**
 * Lets WebGL fill one pixel only. Every call of the page is made as before, but without a graphics card the drawing that
 * follows would take the processor from the script that is measured.
 */
export function drawLittle(): void {
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
