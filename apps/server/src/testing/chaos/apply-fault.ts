import { setTimeout as wait } from 'node:timers/promises';
import type { ChaosSite } from './chaos-site.ts';
import type { Fault } from './fault-plan.ts';
import { restoreBackup, type RestoreContext } from './restore-backup.ts';
import { emptyDisk, fillDisk } from './small-disk.ts';

const second = 1_000;
const day = 24 * 60 * 60 * second;
/** For requests to the storage that are to fail, in milliseconds. */
const longestStorageFault = 5 * second;

/** @returns why the fault cannot be applied here; undefined when it can */
export function findObstacle(site: Pick<ChaosSite, 'smallDisk'>, { kind }: Fault): string | undefined {
  return kind === 'full-disk' && site.smallDisk === null
    ? 'no small disk: mounting is not permitted'
    : undefined;
}

/** Applies a fault and ends it. The site may need time to recover then. */
export async function applyFault(context: RestoreContext, fault: Fault): Promise<void> {
  const { site } = context;
  switch (fault.kind) {
    case 'kill':
      await site.cluster.kill(fault.process);
      await site.cluster.start(fault.process);
      return;
    case 'pause': {
      const paused = site.cluster.processes.get(fault.process)?.server.process;
      paused?.kill('SIGSTOP');
      await wait(fault.seconds * second);
      paused?.kill('SIGCONT');
      return;
    }
    case 'dead-connections':
      site.proxyOf(fault.process).dropPackets();
      return;
    case 'partition': {
      const proxy = site.proxyOf(fault.process);
      proxy.dropPackets();
      proxy.hold(true);
      await wait(fault.seconds * second);
      proxy.hold(false);
      return;
    }
    case 'full-disk':
      if (site.smallDisk === null) return;
      fillDisk(site.smallDisk);
      await wait(fault.seconds * second);
      emptyDisk(site.smallDisk);
      return;
    case 'clock':
      site.setClock(fault.process, fault.days * day);
      await wait(fault.seconds * second);
      site.setClock(fault.process, 0);
      return;
    case 'storage': {
      const until = performance.now() + longestStorageFault;
      site.storage.failNext(fault.method, fault.fault, fault.requests);
      while (site.storage.faultsLeft() > 0 && performance.now() < until) await wait(100);
      site.storage.removeFaults();
      return;
    }
    case 'restore':
      await restoreBackup(context);
      return;
  }
}
