import { hasCapability } from '@cae-map/contract/roles';
import type { Policy } from '../../writes/policy.ts';
import type { JobRow } from './repository.ts';

/** Users have access to the jobs that they have started, administrators to all. */
export const ownJob: Policy<Pick<JobRow, 'created_by'>> = (caller, { created_by: creator }) =>
  caller !== null && (caller.userId === creator || hasCapability(caller.role, 'users.manage'));
