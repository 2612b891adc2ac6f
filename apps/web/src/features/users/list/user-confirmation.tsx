import type { ComponentProps } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Confirmation } from '../../../ui/dialog/confirmation.tsx';
import { usersMessages } from '../messages/index.ts';

/** Asks before a change that ends the work of another person. */
export function UserConfirmation(
  properties: Omit<ComponentProps<typeof Confirmation>, 'cancelLabel' | 'closeLabel'>,
) {
  const { cancel, close } = useLanguage(usersMessages).messages.users;
  return <Confirmation {...properties} cancelLabel={cancel} closeLabel={close} />;
}
