import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { compileConsole } from "../../src/compiler/node/compile";
import type { Compiled } from "../../src/compiler/compile";
import { isOffered } from "../../src/domain/offered";
import { operations, type Operation } from "../../src/generated/operations";
import type { ResolvedScreen } from "../../src/model/resolved";
import { homeOf, screensOf } from "./fixture/resolved";
import { offeredScreen } from "../../src/render/shared/offered-screen";

const everything = Object.values(operations as Record<string, Operation>).flatMap(({ provider }) => provider ?? []);
const missing = [...new Set<string>([...everything, "notification", "appropriationReview"])];

describe("the console where no outside service is set up", () => {
  let console: NonNullable<Compiled["console"]>;
  beforeAll(async () => {
    const compiled = await compileConsole(path.join(import.meta.dirname, "../.."));
    if (!compiled.console) throw new Error("config compiles");
    console = compiled.console;
  });

  it("offers no action, form or link that would be refused", () => {
    const needing = Object.entries(operations as Record<string, Operation>).flatMap(([id, { provider }]) =>
      provider ? [id] : [],
    );
    for (const screen of screensOf(console).values()) {
      const text = JSON.stringify(withoutPages(offeredScreen(screen, missing)));
      for (const call of needing) expect(text, `${screen.subject} ${call}`).not.toContain(`"call":"${call}"`);
      for (const { path: at } of closed())
        expect(text, `${screen.subject} ${at}`).not.toContain(`"kind":"link","route":"${at}"`);
    }
  });

  it("closes the pages that are for what would be refused", () => {
    expect(
      closed()
        .map((route) => route.path)
        .sort(),
    ).toEqual([
      "/addedService/product/calculator/:code",
      "/addedService/shoppingCar",
      "/cloudView/warningRule/create",
      "/userCenter/costCenter/recharge",
    ]);
  });

  it("has no shortcut to a list for what would be refused there", () => {
    const card = homeOf(console)[1].cards.find(({ name }) => name === "shortcuts");
    const links = card?.card === "links" ? card.links : [];
    const lost = (away: readonly string[]) =>
      links.filter((link) => !isOffered(link, away)).map(({ words }) => words?.en);
    expect(links.length).toBeGreaterThan(2);
    expect(lost([])).toEqual([]);
    expect(lost(["serviceDesk"])).toEqual(["Create work order"]);
    expect(lost(["provisioning"])).toEqual(["Buy products"]);
  });

  it("leads to none of them from menus and header", () => {
    const { 1: first, 2: second } = console.manifest.menus;
    const entries = [first, second].flatMap(({ entries: top, header }) => [
      ...top,
      ...top.flatMap(({ children = [] }) => children),
      ...header,
    ]);
    const open = entries.filter((entry) => isOffered(entry, missing)).map(({ route }) => route);
    expect(open.filter((route) => closed().some((shut) => shut.path === route))).toEqual([]);
    expect(entries.length).toBeGreaterThan(open.length);
  });

  const closed = () => console.manifest.routes.filter((route) => !isOffered(route, missing));
  /** The shell closes these by their address. */
  const withoutPages = (screen: ResolvedScreen): ResolvedScreen => ({
    ...screen,
    views: Object.fromEntries(
      Object.entries(screen.views).filter(([, view]) => view.kind !== "form" || isOffered(view, missing)),
    ),
  });
});
