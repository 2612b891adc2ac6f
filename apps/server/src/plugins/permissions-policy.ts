import { externalHosts } from './external-hosts.ts';

/** Browser features that the product itself uses: locate me, the whole screen, copied links and coordinates. */
const usedFeatures = ['geolocation', 'fullscreen', 'clipboard-write'] as const;

/**
 * Browser features that no page may use, however it was changed. `web-share` and `bluetooth` are left out: Chromium knows
 * them on some systems only, and writes a warning into the console of every page on the others.
 */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
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

/** The value of the header `Permissions-Policy`. A frame can use a feature only when the page around it may as well. */
export function permissionsPolicy(): string {
  const origins = new Map<string, string[]>(usedFeatures.map((feature) => [feature, []]));
  for (const { origin, permissions = [] } of externalHosts)
    for (const feature of permissions) origins.set(feature, [...(origins.get(feature) ?? []), `"${origin}"`]);
  const allowed = Array.from(origins, ([feature, hosts]) => `${feature}=(${['self', ...hosts].join(' ')})`);
  return [...allowed, ...deniedFeatures.map((feature) => `${feature}=()`)].join(', ');
}
