// @ts-check
// A program of its own: runs the command that its arguments name and exits with that command's code. When the process
// that started it is gone, even by SIGKILL, it ends the command with everything that the command started. Its standard
// input has to be a pipe from that process, and it has to lead a process group of its own (except on Windows).
import { spawn } from 'node:child_process';
import { killGroup } from './kill-group.mjs';

const [program = '', ...programArguments] = process.argv.slice(2);
const child = spawn(program, programArguments, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('error', (error) => {
  console.error(`${program} could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));

// The other end of the pipe is closed when the parent ends, however it ends.
const onParentGone = () => {
  if (process.platform === 'win32') child.kill();
  else killGroup(process.pid, 'SIGKILL');
};
process.stdin.on('end', onParentGone).on('error', onParentGone).resume();
