import { useState, type ComponentType } from 'react';
import { FailedPart, LazyPart } from '../feedback/lazy-part.tsx';

/** The properties of a dialog that {@link LazyDialog} loads. */
export interface LoadedDialogProps {
  readonly isOpen: boolean;
}

interface LazyDialogProps extends LoadedDialogProps {
  /** Imports the dialog; a stable function. */
  readonly load: () => Promise<ComponentType<LoadedDialogProps>>;
  /** Called when the visitor closes the message about a failed load. */
  readonly onClose: () => void;
}

/**
 * A dialog that is loaded when it is opened for the first time. It stays mounted, because a native dialog must be mounted to restore the
 * focus when it is closed.
 */
export function LazyDialog({ isOpen, load, onClose }: LazyDialogProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <LazyPart
      load={load}
      properties={{ isOpen }}
      renderFailure={(retry) => (
        <FailedPart
          onRetry={retry}
          onDismiss={() => {
            onClose();
            setWasOpen(false);
          }}
        />
      )}
    />
  );
}
