import type { FastifyBaseLogger } from 'fastify';
import type { AnnouncementStatus } from '../database/connection.ts';

/** Logs how the process learns what others have changed, when that changes. */
export function logAnnouncements(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): (mode: AnnouncementStatus['mode'], reason?: string) => void {
  return (mode, reason) => {
    if (mode === 'polling')
      log.warn(
        'changes of other processes are polled: notifications of PostgreSQL do not arrive, as behind a pooler of transactions',
      );
    else if (mode === 'lost')
      log.warn({ reason }, 'the connection that listens for changes of other processes was lost');
    else log.info('changes of other processes are received by notifications');
  };
}
