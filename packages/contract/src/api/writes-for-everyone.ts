import type { ApiCallName } from './calls.ts';

/**
 * The calls that change something and that every visitor may make. They are listed, so that the access `everyone` of a new call is a
 * decision: a write that is neither restricted by its access nor listed here is reported by a test and prevents the start of the server.
 */
export const writesForEveryone: ReadonlySet<ApiCallName> = new Set<ApiCallName>([
  'logEvent',
  'reportErrors',
  'createProposal',
  'createPhotographUpload',
  'getPhotographOffset',
  'appendToPhotograph',
  'cancelPhotograph',
  'login',
  'refreshSession',
  'logout',
  'register',
  'confirmEmail',
  'requestPasswordReset',
  'resetPassword',
  'completeGoogleSignIn',
  'subscribeToCaravan',
  'confirmCaravanSubscription',
  'leaveCaravan',
]);
