/**
 * How a step of `npm test` ended: `broken` says which tests failed and why, `flaky` which passed only when run once more.
 * @typedef {{ title: string, ok: boolean, seconds: number, passed: number, failed: number, broken: string[], flaky: string[] }} Outcome
 */

/**
 * The summary of `npm test`, line by line; the last one is "N passed, N failed".
 * @param {Outcome[]} outcomes
 * @returns {string[]}
 */
export function summaryLines(outcomes) {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const sum = (/** @type {"passed" | "failed"} */ key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return [
    ...outcomes.map(stepLine),
    ...outcomes.flatMap((outcome) => outcome.broken.map((test) => `failed  ${test}`)),
    ...flaky.map((test) => `flaky   ${test}`),
    "",
    ...(flaky.length > 0 ? [`${flaky.length} flaky: passed only when run once more`] : []),
    `${sum("passed")} passed, ${sum("failed")} failed`,
  ];
}

/** @param {Outcome} outcome */
function stepLine({ title, ok, seconds, passed }) {
  return `${ok ? "ok    " : "FAILED"}  ${title} (${passed > 0 ? `${passed} tests, ` : ""}${seconds.toFixed(1)} s)`;
}
