// @ts-check
// A separate program: runs the command in its arguments and exits with the exit code of the command. When its parent process
// exits, even by SIGKILL, it terminates the command with all of its children. Its standard input has to be a pipe from the
// parent, and it has to be the leader of its process group (except on Windows).
import { spawn } from 'node:child_process';
import { killGroup } from './kill-group.mjs';

const [program = '', ...programArguments] = process.argv.slice(2);
const child = spawn(program, programArguments, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('error', (error) => {
  console.error(`${program} could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));

// The system closes the other end of the pipe when the parent exits, even by SIGKILL.
const onParentExit = () => {
  if (process.platform === 'win32') child.kill();
  else killGroup(process.pid, 'SIGKILL');
};
process.stdin.on('end', onParentExit).on('error', onParentExit).resume();
