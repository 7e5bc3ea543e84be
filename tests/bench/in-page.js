// Runs in every measured page before anything of its own. Plain JavaScript, because it reaches the page as text.

/**
 * Resolves once enough elements are there and the frame that shows them has been painted, with the milliseconds since the
 * navigation began.
 * @param {string} selector
 * @param {number} count
 * @returns {Promise<number>}
 */
function painted(selector, count) {
  return shown(() => document.querySelectorAll(selector).length >= count);
}

/**
 * The same for anything that can be looked at.
 * @param {() => boolean} there
 * @returns {Promise<number>}
 */
function shown(there) {
  return new Promise((resolve) => {
    const look = () => {
      if (!there()) requestAnimationFrame(look);
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

/** What the rows say, as far as they are in the page. */
function rowsText() {
  return [...document.querySelectorAll("tbody tr")].map((row) => row.textContent).join("\n");
}

/** Resolves once the rows say something else than now and that has been painted; with the time, as above. */
function rowsChanged() {
  const before = rowsText();
  return shown(() => rowsText() !== before && document.querySelector("tbody tr") !== null);
}

/** @type {number[]} */
const keystrokes = [];
/** When the last key and the last press of the mouse came, by the system's clock. */
const last = { key: 0, press: 0 };

// From the moment the system had the key to the moment the frame with its effect was there.
window.addEventListener(
  "keydown",
  ({ timeStamp }) => {
    last.key = timeStamp;
    afterPaint(() => keystrokes.push(performance.now() - timeStamp));
  },
  true,
);
window.addEventListener("click", ({ timeStamp }) => (last.press = timeStamp), true);

/** When each frame began since the frames are watched. */
/** @type {number[]} */
let begun = [];
let isWatching = false;

/** Watches frames from now on. */
function beginFrames() {
  begun = [];
  isWatching = true;
  const next = (/** @type {number} */ time) => {
    begun.push(time);
    if (isWatching) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** The milliseconds from each frame to the next since then. */
function endFrames() {
  isWatching = false;
  return begun.slice(1).map((time, index) => time - (begun[index] ?? 0));
}

Object.assign(window, { bench: { painted, shown, rowsChanged, keystrokes, last, beginFrames, endFrames } });
