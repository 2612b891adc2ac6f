import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { failureText } from '../form/refusal-text.ts';
import { accountMessages } from '../messages/index.ts';

/** Returns a function that shows a notice about a failed action. */
export function useReportFailure(): (error: Error) => void {
  const { messages } = useLanguage(accountMessages);
  return (error) =>
    notify({
      kind: 'error',
      message: failureText(error, messages, messages.accountRefusals.otherFailure),
    });
}
