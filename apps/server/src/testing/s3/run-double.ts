import { startS3Double } from './s3-double.ts';

/* The storage in a process without tests, for measurements: prints its settings as JSON. */
process.stdout.write(`${JSON.stringify((await startS3Double()).settings)}\n`);
