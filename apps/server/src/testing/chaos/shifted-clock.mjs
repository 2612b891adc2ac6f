import { readFileSync } from 'node:fs';

/*
 * Loaded with `--import` into a server process, its threads and its child processes: their clock differs from that of the machine by the
 * milliseconds in the file `CHAOS_CLOCK`, which is read again and again. Timers are not affected, as on a machine whose clock is set.
 */

/** How often the file is read, in milliseconds. */
const interval = 100;

const file = process.env['CHAOS_CLOCK'] ?? '';
const MachineDate = Date;
let offset = 0;

const read = () => {
  try {
    offset = Number(readFileSync(file, 'utf8'));
  } catch {
    offset = 0;
  }
};
const now = () => MachineDate.now() + offset;

globalThis.Date = new Proxy(MachineDate, {
  apply: () => new MachineDate(now()).toString(),
  construct: (target, values, created) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, created),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
read();
setInterval(read, interval).unref();
