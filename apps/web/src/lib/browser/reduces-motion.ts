/** Whether the visitor wants nothing to move. Style sheets know it by themselves: their motions are tokens. */
export function reducesMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
