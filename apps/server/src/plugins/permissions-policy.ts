import type { ExternalHost } from './external-hosts.ts';

/**
 * Browser features that the application uses: geolocation, full screen, and copying links and coordinates; on the pages for travellers on
 * the spot also the camera, and the three sensors that the compass of the device is made from.
 */
const usedFeatures = [
  'geolocation',
  'fullscreen',
  'clipboard-write',
  'camera',
  'accelerometer',
  'gyroscope',
  'magnetometer',
] as const;

/**
 * Browser features that no page may use. `web-share` and `bluetooth` are omitted, because Chromium supports them on some
 * systems only and logs a warning on the others.
 */
const deniedFeatures = [
  'clipboard-read',
  'display-capture',
  'gamepad',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** Creates the value of `Permissions-Policy`. A frame can use a feature only if its page may use it too. */
export function createPermissionsPolicy(externalHosts: readonly ExternalHost[]): string {
  const origins = new Map<string, string[]>(usedFeatures.map((feature) => [feature, []]));
  for (const { origin, permissions = [] } of externalHosts)
    for (const feature of permissions) origins.set(feature, [...(origins.get(feature) ?? []), `"${origin}"`]);
  const allowed = Array.from(origins, ([feature, hosts]) => `${feature}=(${['self', ...hosts].join(' ')})`);
  return [...allowed, ...deniedFeatures.map((feature) => `${feature}=()`)].join(', ');
}
