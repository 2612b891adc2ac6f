import { readContentRecords } from './content-files.ts';
import { contentRules } from './content-rules.ts';

// `npm run content-report`: lists all violations of the rules of the content, also the accepted ones.
const content = readContentRecords();
for (const { title, limit, reason, find } of contentRules) {
  const violations = find(content);
  const accepted = limit === 0 ? '' : `, at most ${limit} are accepted: ${reason}`;
  process.stdout.write(`\n${title}: ${violations.length} violations${accepted}\n`);
  for (const violation of violations) process.stdout.write(`  ${violation}\n`);
}
