const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a slow step and shows that it is alive: a counting line on a terminal, a line every ten seconds elsewhere.
 * @template T
 * @param {string} title what is being done, such as "Installing dependencies"
 * @param {() => Promise<T>} work
 * @param {NodeJS.WriteStream} [out] where it shows; standard output unless told
 * @returns {Promise<T>}
 */
export async function step(title, work, out = process.stdout) {
  const since = Date.now();
  const terminal = out.isTTY;
  out.write(`  ${title} ...\n`);
  const show = () => out.write(terminal ? `\r    ${seconds(since)} ` : `    ${title}: ${seconds(since)}\n`);
  const timer = setInterval(show, terminal ? 1000 : 10_000);
  try {
    const result = await work();
    out.write(`${terminal ? "\r" : ""}    done in ${seconds(since)}\n`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
