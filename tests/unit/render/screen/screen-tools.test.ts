import { afterEach, expect, it, vi } from "vitest";
import { screenTools, type ScreenParts } from "../../../../src/render/screen/screen-tools";
import type { ResolvedScreen } from "../../../../src/model/resolved";
import { action, detailView, formView, listView, screen as screenOf, words } from "../views";

const page = {
  ...screenOf({ list: listView({ route: "/things" }), detail: detailView() }),
  guests: { few: { screen: "others", view: "list", title: words("Few") } },
};

/** The tools of the page while it shows an address, and where they lead. */
function toolsAt(address: string, state: unknown = null, screen: ResolvedScreen = page) {
  const [pathname = "", query] = address.split("?");
  vi.stubGlobal("window", { location: { href: address } });
  const navigate = vi.fn<(to: string, options: object) => void>();
  const location = { pathname, search: query === undefined ? "" : `?${query}`, state };
  const parts = {
    screen,
    manifest: {
      settings: { basePath: "" },
      menus: { 1: { entries: [] }, 2: { entries: [] } },
      screens: {},
      menuRules: { codes: {} },
    },
    speaker: {},
    actor: { permits: () => true },
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

it("a form for selected rows is filled in from them, and told which of them it is not for and why", async () => {
  const form = formView({ name: "apply", selected: { items: { key: "id", amount: "left" } } });
  const apply = action("apply", {
    when: { open: true },
    does: { kind: "open", view: "apply" },
    bulk: { by: "list", label: "name" },
  });
  const { tools, navigate } = toolsAt("/things", null, { ...page, views: { ...page.views, apply: form } });
  const done = vi.fn<(rows: readonly object[]) => void>();
  await tools.perform(
    apply,
    [
      { id: 1, name: "a", left: "0.10", open: true },
      { id: 2, name: "b", left: "0.00", open: false },
      { id: 3, name: "c", left: "0.20", open: true },
    ],
    { onDone: done },
  );
  const row = {
    items: [
      { key: 1, amount: "0.10" },
      { key: 3, amount: "0.20" },
    ],
  };
  const leftOut = [{ name: "b", obstacle: { kind: "state", field: "open", value: false } }];
  expect(navigate.mock.calls).toEqual([["/things?open=apply", { state: { row, opened: true, leftOut } }]]);
  tools.sent("apply");
  expect(done).toHaveBeenCalledWith([
    { id: 1, name: "a", left: "0.10", open: true },
    { id: 3, name: "c", left: "0.20", open: true },
  ]);
});
