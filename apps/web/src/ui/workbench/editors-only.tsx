import type { Capability } from '@cae-map/contract/roles';
import { useState, type ReactNode } from 'react';
import { useAccount } from '../../lib/api/account-query.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useHasCapability, useIsInAudience } from '../../lib/session/use-offered.ts';
import { Button } from '../controls/button.tsx';
import styles from './editor.module.css';
import { editingMessages } from './messages/index.ts';
import { SignInToEdit } from './sign-in-to-edit.tsx';

interface EditorsOnlyProps {
  readonly capability: Capability;
  readonly children: ReactNode;
}

/**
 * Renders its children for visitors whose account has a capability only. When the rights of an editor end while the children are shown, because the session has ended or
 * the account has lost its role, a message gives the reason; unsaved changes stay in the browser.
 */
export function EditorsOnly({ capability, children }: EditorsOnlyProps) {
  const { messages } = useLanguage(editingMessages);
  const isEditor = useHasCapability(capability);
  const isSignedIn = useIsInAudience('signedIn');
  const [wasEditor, setWasEditor] = useState(isEditor);
  if (isEditor && !wasEditor) setWasEditor(true);
  if (isEditor) return children;
  if (wasEditor && isSignedIn) return <RightsEnded />;
  return (
    <div className={styles.note}>
      {wasEditor && <p role="alert">{messages.editing.sessionEnded}</p>}
      <SignInToEdit />
    </div>
  );
}

/** The message that the account has lost its role, with a button for the case that it has it again. */
function RightsEnded() {
  const { messages } = useLanguage(editingMessages);
  const { reload } = useAccount();
  return (
    <div className={styles.note}>
      <p role="alert">{messages.editing.rightsEnded}</p>
      <Button look="outlined" onClick={() => void reload()}>
        {messages.editing.checkRights}
      </Button>
    </div>
  );
}
