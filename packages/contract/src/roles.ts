/**
 * The roles of users and the capabilities of each role: the single source of the checks on the server, and of the screens, menus
 * and buttons in the browser.
 */

/** What a user may do beyond reading, by the records that the capability is about. */
export const capabilities = [
  'places.write',
  'images.write',
  'books.write',
  'people.write',
  'works.write',
  'pages.write',
  'translations.write',
  'translations.approve',
  'proposals.decide',
  'presence.report',
  'users.manage',
  'server.watch',
] as const;
export type Capability = (typeof capabilities)[number];

/** The roles that a user can have, from the fewest capabilities to all. */
export const userRoles = ['user', 'translator', 'editor', 'admin'] as const;
export type UserRole = (typeof userRoles)[number];

/** All roles; a visitor has not signed in. */
export const roles = ['visitor', ...userRoles] as const;
export type Role = (typeof roles)[number];

const ofUsers = ['translations.write'] as const;
const ofTranslators = [...ofUsers, 'translations.approve'] as const;
const ofEditors = [
  ...ofTranslators,
  'places.write',
  'images.write',
  'books.write',
  'people.write',
  'works.write',
  'pages.write',
  'proposals.decide',
  'presence.report',
] as const;

const capabilitiesByRole: Readonly<Record<Role, readonly Capability[]>> = {
  visitor: [],
  user: ofUsers,
  translator: ofTranslators,
  editor: ofEditors,
  admin: [...ofEditors, 'users.manage', 'server.watch'],
};

/** The capabilities of a role, in the order of `capabilities`. */
export function capabilitiesOf(role: Role): readonly Capability[] {
  return capabilities.filter((capability) => hasCapability(role, capability));
}

/** Whether a role has a capability. */
export function hasCapability(role: Role, capability: Capability): boolean {
  return capabilitiesByRole[role].includes(capability);
}

/** Whether a role is that of the field `is_superuser`, which the specification has instead of roles. */
export function isSuperuser(role: Role): boolean {
  return role === 'admin';
}
