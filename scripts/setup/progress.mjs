const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a slow step and shows that it is alive: a counting line on a terminal, a line every ten seconds elsewhere.
 * @template T
 * @param {string} title what is being done, such as "Installing dependencies"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const since = Date.now();
  const terminal = process.stdout.isTTY;
  console.log(`  ${title} ...`);
  const show = () => process.stdout.write(terminal ? `\r    ${seconds(since)} ` : `    ${title}: ${seconds(since)}\n`);
  const timer = setInterval(show, terminal ? 1000 : 10_000);
  try {
    const result = await work();
    process.stdout.write(`${terminal ? "\r" : ""}    done in ${seconds(since)}\n`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
