// @ts-check
// Checks the production packages for known vulnerabilities, as a part of `npm test`. Without a connection, or with a registry
// that has no audits, the check is skipped.
import { readAudit } from './lib/audit.mjs';
import { npmCommand, runCommand } from './lib/run-command.mjs';

const command = npmCommand(['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']);
const { skipped, findings } = readAudit((await runCommand(command)).output);
if (skipped !== undefined) console.log(`skipped: ${skipped}`);
for (const finding of findings) console.log(finding);
if (findings.length > 0) {
  console.log('Upgrade these packages, or those that depend on them: npm audit --omit=dev');
  process.exitCode = 1;
}
