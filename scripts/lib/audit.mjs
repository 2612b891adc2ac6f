// @ts-check

/**
 * The result of `npm audit --json`.
 * @typedef {object} AuditResult
 * @property {string} [skipped] why the registry could not be asked
 * @property {readonly string[]} findings one line for each package with a known vulnerability of the severity high or critical
 */

const reportedSeverities = ['high', 'critical'];

/**
 * Reads the output of `npm audit --json`. A registry without audits and a missing connection are no findings.
 * @param {string} output
 * @returns {AuditResult}
 */
export function readAudit(output) {
  const report = parseReport(output);
  const { vulnerabilities } = report;
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null)
    return { skipped: String(report.message ?? report.error?.summary ?? 'no report'), findings: [] };
  const findings = Object.values(vulnerabilities).filter(({ severity }) =>
    reportedSeverities.includes(severity),
  );
  return { findings: findings.map(describeFinding) };
}

/**
 * @param {string} output with lines before the report
 * @returns {Record<string, any>} empty when there is no report
 */
function parseReport(output) {
  const start = output.search(/^\{/m);
  const end = output.lastIndexOf('}');
  try {
    return JSON.parse(output.slice(start, end + 1));
  } catch {
    return {};
  }
}

/** @param {{ name: string, severity: string, range?: string, via?: readonly (string | { title?: string, url?: string })[] }} finding */
function describeFinding({ name, severity, range = '*', via = [] }) {
  const reasons = via.map((reason) =>
    typeof reason === 'string' ? reason : `${reason.title} ${reason.url}`,
  );
  return `${name} ${range} (${severity}): ${reasons.join('; ')}`;
}
