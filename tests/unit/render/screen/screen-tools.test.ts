import { afterEach, expect, it, vi } from "vitest";
import { screenTools, type ScreenParts } from "../../../../src/render/screen/screen-tools";
import { action, detailView, listView, screen, words } from "../views";

const page = {
  ...screen({ list: listView({ route: "/things" }), detail: detailView() }),
  guests: { few: { screen: "others", view: "list", title: words("Few") } },
};

/** The tools of the page while it shows an address, and where they lead. */
function toolsAt(address: string, state: unknown = null) {
  const [pathname = "", query] = address.split("?");
  vi.stubGlobal("window", { location: { href: address } });
  const navigate = vi.fn<(to: string, options: object) => void>();
  const location = { pathname, search: query === undefined ? "" : `?${query}`, state };
  const parts = {
    screen: page,
    manifest: {
      settings: { basePath: "" },
      menus: { 1: { entries: [] }, 2: { entries: [] } },
      screens: {},
      menuRules: { codes: {} },
    },
    speaker: {},
    authCodes: "all",
    opened: { current: undefined },
    now: () => ({ location, navigate }),
  } as unknown as ScreenParts;
  return { tools: screenTools(parts), navigate };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const opensGuest = action("few", { does: { kind: "open", screen: "others", view: "list", row: {} } });
const opensOwn = action("view", { does: { kind: "open", view: "detail" } });

it("another subject's view opens over the page once its chunk is there, unless that was left meanwhile", async () => {
  for (const left of [false, true]) {
    const { tools, navigate } = toolsAt("/things");
    const opening = tools.perform(opensGuest, []);
    if (left) vi.stubGlobal("window", { location: { href: "/elsewhere" } });
    await opening;
    expect(navigate.mock.calls).toEqual(
      left ? [] : [["/things?open=few", { state: { row: {}, opened: true }, replace: false }]],
    );
  }
});

it.each([
  { says: "own", opens: opensOwn, row: { id: 7 }, address: "/things?open=detail&id=7" },
  { says: "another subject's", opens: opensGuest, row: {}, address: "/things?open=few" },
])(
  "opening $says view again is no step for Back, and closing it leads where it did",
  async ({ opens, row, address }) => {
    for (const opened of [true, false]) {
      const { tools, navigate } = toolsAt(address, { opened });
      await tools.perform(opens, [row]);
      expect(navigate).toHaveBeenCalledWith(address, { state: { row, opened }, replace: true });
    }
  },
);
