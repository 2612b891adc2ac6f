import { clientRead, write, type ApiCall } from '../call.ts';

/** Users have access to the jobs that they have started, administrators to all. */
const change = { ...write, method: 'POST', access: 'signedIn', changes: ['jobs'] } as const;

/** The endpoints of the work of the server in the background. */
export const jobCalls = {
  getJob: { ...clientRead, access: 'signedIn', path: '/jobs/{job_id}', dependsOn: ['jobs'] },
  cancelJob: { ...change, path: '/jobs/{job_id}/cancel' },
  resumeJob: { ...change, path: '/jobs/{job_id}/resume' },
  listJobs: { ...clientRead, access: 'server.watch', path: '/admin/jobs/', dependsOn: ['jobs'] },
} as const satisfies Record<string, ApiCall>;
