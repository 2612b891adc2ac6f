/** The most actions and frames of a report, and characters of a text; a test compares them with the schemas, which are not loaded in the browser. */
export const maxReportActions = 20;
export const maxReportFrames = 20;
export const maxReportText = 500;

/** The share of visits whose reports contain the last actions. */
export const replayRate = 0.2;

/** The most reports in a minute. */
export const maxReportsPerMinute = 20;
