/**
 * Whether the space bar belongs to the element that has the keyboard: it presses buttons and scrolls what can be scrolled.
 * On the page itself and on the map it is free for a command.
 */
export function handlesSpace({ code, target }: Pick<KeyboardEvent, 'code' | 'target'>): boolean {
  return code === 'Space' && target !== document.body && !(target instanceof HTMLCanvasElement);
}
