import { ApiError } from '@cae-map/contract/api/client';
import type { DaysMessages } from '../messages/index.ts';

/** The message for a failed request about a subscription. */
export function failureText(error: Error, { subscription }: DaysMessages): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'too_many_requests') return subscription.tooMany;
  return code === 'link_expired' ? subscription.expired : subscription.failed;
}
