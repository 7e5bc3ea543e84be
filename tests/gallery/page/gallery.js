// The page of the gallery: what is chosen stands behind the # of its address, and the real console is drawn beside it.

/**
 * @typedef {{ zh: string, en: string }} Words
 * @typedef {{ name: string, words: Words, kind: string, mode: 1 | 2, user: string, path: string, state: object, within?: string }} View
 * @typedef {{ mode: 1 | 2, words: Words, screens: { subject: string, words: Words, views: View[] }[] }} Area
 * @typedef {{ states: Record<string, Words>, areas: Area[] }} Catalogue
 * @typedef {"state" | "language" | "theme" | "width"} ChoiceName
 * @typedef {Record<ChoiceName, string> & { view: string }} Chosen
 */

/** @type {Record<"zh" | "en", Record<string, string>>} */
const words = {
  zh: {
    search: "查找界面",
    alone: "在单独的标签页中打开",
    1: "运营",
    2: "云管",
    zh: "中文",
    en: "English",
    light: "浅色",
    dark: "深色",
    full: "全宽",
  },
  en: {
    search: "Find a screen",
    alone: "Open in a tab of its own",
    1: "operations",
    2: "maintenance",
    zh: "中文",
    en: "English",
    light: "Light",
    dark: "Dark",
    full: "Full width",
  },
};

/** @type {Record<Exclude<ChoiceName, "state">, string[]>} */
const choices = { language: ["zh", "en"], theme: ["light", "dark"], width: ["full", "1280", "768", "360"] };

/** @type {Map<string, Promise<Catalogue>>} */
const catalogues = new Map();

/** What the chosen state opens views with; one that has rows of its own takes a moment at first. @param {string} state */
function catalogueOf(state) {
  const known = catalogues.get(state) ?? fetch(`catalogue.json?state=${state}`).then((response) => response.json());
  catalogues.set(state, known);
  return known;
}

/** @returns {Chosen} */
function chosen() {
  const params = new URLSearchParams(location.hash.slice(1));
  const said = (/** @type {string} */ name, /** @type {string} */ otherwise) => params.get(name) ?? otherwise;
  return {
    view: said("view", ""),
    state: said("state", "many"),
    language: said("language", navigator.language.startsWith("zh") ? "zh" : "en"),
    theme: said("theme", "light"),
    width: said("width", "full"),
  };
}

/** The address of this page with something else chosen. @param {Partial<Chosen>} change */
function hashWith(change) {
  return `#${new URLSearchParams({ ...chosen(), ...change })}`;
}

/** @param {string} id */
function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}.`);
  return found;
}

/** @template {keyof HTMLElementTagNameMap} Name @param {Name} name @param {object} properties @param {(Node | string)[]} children */
function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** @param {ChoiceName} name @param {[string, string][]} values value and what is said */
function drawChoice(name, values) {
  const labels = values.map(([value, said]) => {
    const input = element("input", { type: "radio", name, value, checked: chosen()[name] === value });
    input.addEventListener("change", () => (location.hash = hashWith({ [name]: value })));
    return element("label", {}, input, ` ${said}`);
  });
  part(name).replaceChildren(...labels);
}

/** @param {Catalogue} catalogue @param {"zh" | "en"} language */
function drawViews({ areas }, language) {
  const { view: current } = chosen();
  const sought = /** @type {HTMLInputElement} */ (part("search")).value.toLowerCase();
  const fits = (/** @type {View} */ view) =>
    `${view.name} ${view.words.zh} ${view.words.en}`.toLowerCase().includes(sought);
  const groups = areas.map(({ mode, words: title, screens }) => {
    const shown = screens
      .map((screen) => ({ ...screen, views: screen.views.filter(fits) }))
      .filter(({ views }) => views.length > 0);
    if (shown.length === 0) return "";
    const isOpen = sought !== "" || shown.some(({ views }) => views.some(({ name }) => name === current));
    const parts = shown.flatMap((screen) => [
      element("h3", {}, screen.words[language]),
      ...screen.views.map((view) => {
        const link = element(
          "a",
          { href: hashWith({ view: view.name }), title: view.name },
          view.words[language],
          element("small", {}, view.kind),
        );
        if (view.name === current) link.setAttribute("aria-current", "page");
        return link;
      }),
    ]);
    return element(
      "details",
      { open: isOpen },
      element("summary", {}, `${title[language]} (${words[language][mode]})`),
      ...parts,
    );
  });
  part("views").replaceChildren(...groups);
}

/** Draws the view in the real console, which is told by its address as whom, in which language and theme. @param {View} view @param {Chosen} how */
function showView(view, { state, language, theme, width }) {
  const session = view.user ? { user_token: `gallery-session.${view.user}.${state}`, loginFlag: view.mode } : {};
  const look = JSON.stringify({ session, preferences: { language, theme }, state: view.state });
  const address = `/custom${view.path}${view.path.includes("?") ? "&" : "?"}gallery=${encodeURIComponent(look)}`;
  const frame = element("iframe", { src: address, title: view.name });
  frame.style.width = width === "full" ? "100%" : `${width}px`;
  part("stage").replaceChildren(frame);
  /** @type {HTMLAnchorElement} */ (part("alone")).href = address;
}

/** @param {Catalogue} catalogue @param {string} name */
function viewNamed({ areas }, name) {
  const views = areas.flatMap(({ screens }) => screens.flatMap((screen) => screen.views));
  return views.find((view) => view.name === name) ?? views[0];
}

async function draw() {
  const how = chosen();
  const language = how.language === "zh" ? "zh" : "en";
  const said = words[language];
  const catalogue = await catalogueOf(how.state);
  document.documentElement.lang = language;
  Object.assign(part("search"), { placeholder: said.search, ariaLabel: said.search });
  part("alone").textContent = said.alone ?? "";
  drawChoice(
    "state",
    Object.entries(catalogue.states).map(([name, each]) => [name, each[language]]),
  );
  for (const [name, values] of Object.entries(choices))
    drawChoice(
      /** @type {ChoiceName} */ (name),
      values.map((value) => [value, said[value] ?? `${value} px`]),
    );
  drawViews(catalogue, language);
  const view = viewNamed(catalogue, how.view);
  if (view) showView(view, how);
}

part("search").addEventListener("input", async () =>
  drawViews(await catalogueOf(chosen().state), chosen().language === "zh" ? "zh" : "en"),
);
window.addEventListener("hashchange", draw);
await draw();
