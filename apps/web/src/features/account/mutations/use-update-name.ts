import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

interface NameChange {
  readonly fullName: string;
  /** The version of the account that was edited. */
  readonly version: number;
}

/** Changes the name of the account; another version on the server is a conflict. */
export function useUpdateName() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: ({ fullName, version }: NameChange) =>
      client.call('updateMe', {}, { body: { full_name: fullName }, version }),
  });
}
