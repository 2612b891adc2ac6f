/** Whether the visitor has asked not to be tracked: https://www.w3.org/TR/tracking-dnt/ and https://w3c.github.io/gpc/. */
export function isTrackingRefused(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
}
