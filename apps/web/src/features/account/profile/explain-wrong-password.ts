import { ApiError } from '@cae-map/contract/api/client';
import type { AccountMessages } from '../messages/index.ts';

/** The message for wrong credentials in forms that only have a password. */
export function explainWrongPassword(error: Error, { accountRefusals }: AccountMessages): string | null {
  const isWrong = error instanceof ApiError && error.code === 'wrong_credentials';
  return isWrong ? accountRefusals.wrongPassword : null;
}
