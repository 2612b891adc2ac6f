import type { ErrorCode } from '@cae-map/contract/error-body';
import { ApiError } from '@cae-map/contract/api/client';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { accountMessages, type AccountMessages } from '../messages/index.ts';
import type { FieldProblem } from './field-problems.ts';
import styles from './form.module.css';
import { FormProvider } from './form-context.ts';
import { failureText, refusalText } from './refusal-text.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** The values of the fields by name. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;
export type FormProblems<Name extends string> = Readonly<Partial<Record<Name, FieldProblem | null>>>;

interface AccountFormProps<Name extends string> {
  readonly fields: readonly Name[];
  /** Checks the values in the browser; nothing is sent while there are problems. */
  readonly check: (values: FormValues<Name>) => FormProblems<Name>;
  readonly onSubmit: (values: FormValues<Name>) => void;
  readonly isBusy: boolean;
  /** Why the last request failed. */
  readonly failure: Error | null;
  /** The fields that refusals of the server are about; others are shown above the button. */
  readonly fieldOfRefusal?: Readonly<Partial<Record<ErrorCode, Name>>>;
  /** The messages for refusals that mean something else in this form. */
  readonly explain?: (error: Error, messages: AccountMessages) => string | null;
  /** The message for a failure without a message and a detail. */
  readonly failedLabel: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
}

/**
 * A form whose fields are read when it is submitted, so that values that the browser or a password manager has filled in before
 * hydration count. After a submission with problems the first invalid field has the focus.
 */
export function AccountForm<Name extends string>(properties: AccountFormProps<Name>) {
  const { fields, check, onSubmit, isBusy, failure, fieldOfRefusal, explain, failedLabel, children } =
    properties;
  const { messages } = useLanguage(accountMessages);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<ReadonlyMap<string, FieldProblem>>(new Map());
  /** The fields that were changed after the last submission. */
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [submissions, setSubmissions] = useState(0);

  const refused = failure instanceof ApiError && failure.code !== undefined ? failure.code : null;
  const refusedField = refused === null ? undefined : fieldOfRefusal?.[refused];
  const refusal = failure && (explain?.(failure, messages) ?? refusalText(failure, messages));

  useEffect(() => {
    if (submissions > 0 || failure !== null) focusFirstInvalid(form.current);
  }, [submissions, failure]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const values = readValues(event.currentTarget, fields);
    const found = new Map<string, FieldProblem>();
    for (const [name, problem] of Object.entries<FieldProblem | null | undefined>(check(values))) {
      if (problem) found.set(name, problem);
    }
    setProblems(found);
    setEdited(new Set());
    setSubmissions((count) => count + 1);
    if (found.size === 0) onSubmit(values);
  };

  const problemOf = (name: string): string | null => {
    if (edited.has(name)) return null;
    return problems.get(name)?.(messages) ?? (name === refusedField ? refusal : null);
  };

  const isShownAbove = failure !== null && !isBusy && refusedField === undefined && problems.size === 0;
  return (
    // Submitted before hydration, the values must not be in the URL.
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit} aria-busy={isBusy}>
      <FormProvider value={{ problemOf, onEdit: (name) => setEdited((names) => new Set([...names, name])) }}>
        {children}
      </FormProvider>
      <div role="alert" className={styles.failure}>
        {isShownAbove && (refusal ?? failureText(failure, messages, failedLabel))}
      </div>
      <Button
        type="submit"
        className={styles.submit}
        data-dangerous={properties.isDangerous ?? false}
        aria-disabled={isBusy}
      >
        {isBusy ? properties.busyLabel : properties.submitLabel}
      </Button>
    </form>
  );
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

function readValues<Name extends string>(form: HTMLFormElement, fields: readonly Name[]): FormValues<Name> {
  const data = new FormData(form);
  const values: Partial<Record<Name, string>> = {};
  for (const name of fields) {
    const value = data.get(name);
    values[name] = typeof value === 'string' ? value : '';
  }
  return values as FormValues<Name>;
}
