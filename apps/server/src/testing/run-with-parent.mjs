import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/*
 * A program: runs another until it ends, or until the process that started this one is gone, however that came about,
 * and then removes a folder. Arguments: the folder, a user id or an empty text, the program and its arguments.
 */
const [folder = '', user = '', program = '', ...rest] = process.argv.slice(2);
const identity = user === '' ? {} : { uid: Number(user), gid: Number(user) };
const child = spawn(program, rest, { ...identity, stdio: 'ignore', cwd: folder });
child.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
// The parent keeps the other end of this pipe for as long as it lives.
process.stdin.on('end', () => child.kill('SIGINT'));
process.stdin.resume();
process.on('SIGINT', () => undefined);
