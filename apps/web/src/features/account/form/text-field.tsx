import { useState, type ComponentProps, type ReactNode } from 'react';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { accountMessages } from '../messages/index.ts';
import styles from './form.module.css';
import { useFormOfField } from './form-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** A control at the end of the field. */
  readonly control?: ReactNode;
}

/** A field of `AccountForm` with its label, its hint and the message about its value. */
export function TextField({ name, label, hint, control, ...more }: TextFieldProps) {
  const { problemOf, onEdit } = useFormOfField();
  const problem = problemOf(name);
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(attributes) => (
        <div className={styles.line}>
          <input
            {...more}
            {...attributes}
            name={name}
            required
            onInput={(event) => {
              if (problem !== null) onEdit(name);
              more.onInput?.(event);
            }}
          />
          {control}
        </div>
      )}
    </Field>
  );
}

/** A field for an e-mail address, which is also the name of the account for password managers. */
export function EmailField({ name, ...more }: Pick<ComponentProps<typeof TextField>, 'name' | 'onInput'>) {
  const { messages } = useLanguage(accountMessages);
  return (
    <TextField
      {...more}
      name={name}
      type="email"
      label={messages.accountFields.email}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

type PasswordFieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'hint'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A field for a password, with a button that shows it. */
export function PasswordField(properties: PasswordFieldProps) {
  const { messages } = useLanguage(accountMessages);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  const { showPassword, hidePassword } = messages.accountFields;
  const label = isShown ? hidePassword : showPassword;
  return (
    <TextField
      {...properties}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      control={
        <Button className={styles.toggle} label={label} onClick={() => setShown(!isShown)}>
          <Icon size={20} stroke={1.8} aria-hidden="true" />
        </Button>
      }
    />
  );
}
