// Runs in every measured page before anything of its own. Plain JavaScript, because it reaches the page as text.

/**
 * Resolves once enough elements are there and the frame that shows them has been painted, with the milliseconds since the
 * navigation began.
 * @param {string} selector
 * @param {number} count
 * @returns {Promise<number>}
 */
function painted(selector, count) {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelectorAll(selector).length < count) requestAnimationFrame(look);
      else afterPaint(() => resolve(performance.now()));
    };
    look();
  });
}

/** A frame's callbacks run before it is painted, a message sent from them comes after. */
function afterPaint(/** @type {() => void} */ tell) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = tell;
  requestAnimationFrame(() => port2.postMessage(undefined));
}

/** @type {number[]} */
const keystrokes = [];

// From the moment the system had the key to the moment the frame with its effect was there.
window.addEventListener("keydown", ({ timeStamp }) => afterPaint(() => keystrokes.push(performance.now() - timeStamp)), true);

Object.assign(window, { bench: { painted, keystrokes, rows: painted("tbody tr", 20) } });
