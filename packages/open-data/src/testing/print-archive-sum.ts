/* Prints the SHA-256 of the archive of the sample records; a test runs it in several time zones and languages. */
import { sha256 } from '../archive/sign-sums.ts';
import { sampleArchive } from './archives.ts';
import { reversedRecords } from './sample-records.ts';

process.stdout.write(
  sha256(process.argv[2] === 'reversed' ? sampleArchive(reversedRecords) : sampleArchive()),
);
