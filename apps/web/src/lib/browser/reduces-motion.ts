/** Whether the visitor prefers reduced motion. Style sheets use the tokens for durations instead. */
export function reducesMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
