import { describe, expect, test } from "vitest";
import { type ConsoleHistory, createHistory, type HistoryWindow, type Move } from "../../../src/state/history";

/** A browser window that knows its entries; going back and forward arrives at once. */
class FakeWindow {
  entries: { state: unknown; address: string }[] = [];
  at = 0;
  private arrive = (): void => undefined;

  constructor(address: string, state: unknown = null) {
    this.entries = [{ state, address }];
  }

  get location(): URL {
    return new URL(this.entries[this.at]?.address ?? "", "https://console.example");
  }

  get history(): Pick<History, "state" | "pushState" | "replaceState" | "go"> {
    return {
      state: this.entries[this.at]?.state,
      pushState: (state, _unused, address) => this.add(state, String(address)),
      replaceState: (state, _unused, address) => {
        this.entries[this.at] = { state, address: String(address ?? this.address) };
      },
      go: (delta = 0) => {
        this.at += delta;
        this.arrive();
      },
    };
  }

  addEventListener(_type: "popstate", listener: () => void): void {
    this.arrive = listener;
  }

  /** What the browser does by itself with a link to a place on the page. */
  follow(address: string): void {
    this.add(null, address);
    this.arrive();
  }

  get address(): string {
    return this.entries[this.at]?.address ?? "";
  }

  private add(state: unknown, address: string): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, address }];
    this.at += 1;
  }
}

function open(address: string, state?: unknown): { page: FakeWindow; history: ConsoleHistory; heard: string[] } {
  const page = new FakeWindow(address, state);
  const history = createHistory(page as unknown as HistoryWindow);
  const heard: string[] = [];
  history.listen(({ action, location }) =>
    heard.push(`${action} ${location.pathname}${location.search}${location.hash}`),
  );
  return { page, history, heard };
}

/** Holds every move up, and keeps it. */
function holdAll(history: ConsoleHistory): { moves: Move[]; release: () => void } {
  const moves: Move[] = [];
  const release = history.hold((move) => moves.push(move) > 0);
  return { moves, release };
}

describe("where the console is", () => {
  test("begins with the address, the state of the entry and a first key", () => {
    const { history } = open("/custom/index?a=1#b", { usr: { row: 7 }, key: "k", idx: 3 });
    expect(history.place).toEqual({
      location: { pathname: "/custom/index", search: "?a=1", hash: "#b", state: { row: 7 }, key: "k" },
      action: "POP",
    });
    expect(open("/custom/index").history.place.location).toMatchObject({ state: null, key: "default" });
  });

  test("follows pushing, replacing, back and forward", () => {
    const { page, history, heard } = open("/custom/index");
    history.push("/custom/users?page=2", { row: 1 });
    history.replace({ pathname: "/custom/users", search: "?page=3", hash: "" });
    history.go(-1);
    history.go(1);
    expect(heard).toEqual([
      "PUSH /custom/users?page=2",
      "REPLACE /custom/users?page=3",
      "POP /custom/index",
      "POP /custom/users?page=3",
    ]);
    expect(page.entries).toHaveLength(2);
    expect(history.place.location.state).toBeNull();
  });

  test("keeps the page for an address of query or hash alone", () => {
    const { history, page } = open("/custom/users?page=2");
    history.push("?page=3");
    expect(page.address).toBe("/custom/users?page=3");
    history.push({ hash: "#main" });
    expect(page.address).toBe("/custom/users#main");
  });

  test("leaves what others keep in an entry alone", () => {
    const { page } = open("/custom/index", { reloadedForVersion: true });
    expect(page.entries[0]?.state).toEqual({ reloadedForVersion: true, idx: 0 });
  });

  test("counts entries that the browser makes, so that going back from them can be held up", () => {
    const { page, history, heard } = open("/custom/index");
    page.follow("/custom/index#main");
    const { moves } = holdAll(history);
    history.go(-1);
    expect(page.address).toBe("/custom/index#main");
    expect(moves).toHaveLength(1);
    expect(heard).toEqual(["POP /custom/index#main"]);
  });

  test("writes addresses as the browser does", () => {
    const { history } = open("/custom/index");
    expect(history.createHref({ pathname: "/custom/a", search: "?b=1", hash: "" })).toBe("/custom/a?b=1");
    expect(history.encodeLocation?.("/custom/视图")).toMatchObject({ pathname: "/custom/%E8%A7%86%E5%9B%BE" });
  });
});

describe("a move that is held up", () => {
  const steps: { name: string; step: (history: ConsoleHistory) => void; to: string }[] = [
    { name: "a link", step: (history) => history.push("/custom/roles"), to: "/custom/roles" },
    { name: "a redirect", step: (history) => history.replace("/custom/roles"), to: "/custom/roles" },
    { name: "back", step: (history) => history.go(-1), to: "/custom/index" },
    { name: "forward", step: (history) => history.go(1), to: "/custom/messages" },
  ];

  function between(): ReturnType<typeof open> {
    const opened = open("/custom/index");
    opened.history.push("/custom/users");
    opened.history.push("/custom/messages");
    opened.history.go(-1);
    opened.heard.length = 0;
    return opened;
  }

  test.each(steps)("$name: nothing changes until it may proceed", ({ step, to }) => {
    const { page, history, heard } = between();
    const { moves } = holdAll(history);
    step(history);
    expect(page.address).toBe("/custom/users");
    expect(heard).toEqual([]);
    expect(moves).toEqual([
      expect.objectContaining({
        from: expect.objectContaining({ pathname: "/custom/users" }),
        to: expect.objectContaining({ pathname: to }),
      }),
    ]);
    moves[0]?.proceed();
    expect(page.address).toBe(to);
    expect(heard).toHaveLength(1);
  });

  test.each(steps)("$name: is asked about again the next time", ({ step }) => {
    const { page, history } = between();
    const { moves } = holdAll(history);
    step(history);
    step(history);
    expect(moves).toHaveLength(2);
    expect(page.address).toBe("/custom/users");
  });

  test.each(steps)("$name: nobody asks any more once the holder has gone", ({ step, to }) => {
    const { page, history } = between();
    const { moves, release } = holdAll(history);
    release();
    step(history);
    expect(moves).toEqual([]);
    expect(page.address).toBe(to);
  });
});
