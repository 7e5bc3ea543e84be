import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { compileConsole } from "../../../src/compiler/node/compile";
import type { Manifest, ResolvedRoute } from "../../../src/model/resolved";
import type { Session } from "../../../src/state/session";
import { activeCodes, judgeAccess, menuOf } from "../../../src/state/access";
import { openPages } from "../../../src/state/open-pages";
import { type Area, areasOf, findInAreas } from "../../../src/shell/services/areas";
import { sessionOf } from "../../helpers/session-of";

const others = { zh: "其他", en: "Others" };
let manifest: Manifest;

beforeAll(async () => {
  const { console: compiled } = await compileConsole(fileURLToPath(new URL("../../..", import.meta.url)));
  if (!compiled) throw new Error("config has mistakes");
  manifest = { version: "", ...compiled.manifest };
});

const brief = (areas: readonly Area[]): string[] =>
  areas.map(({ words, pages }) => `${words.en}: ${pages.map(({ route }) => route.title.en).join(", ")}`);

/** Users of all kinds that the specification tells apart. */
const users = [
  { who: "everything, operations", authCodes: "all", mode: 1 },
  { who: "everything, maintenance", authCodes: "all", mode: 2 },
  { who: "a standard customer", authCodes: "all", mode: 1, customType: 0 },
  { who: "a member of a group", authCodes: "all", mode: 1, customType: 4 },
  { who: "a reseller", authCodes: "channel", mode: 1 },
  { who: "a reseller in maintenance", authCodes: "channel", mode: 2 },
  { who: "some codes", authCodes: "v1,v3,v3-1,v3-18,v3-5,v9-1,v12,", mode: 1 },
  { who: "some codes in maintenance", authCodes: "v1,v3-18,v8,v8-2,v8-2.1,v4-1,v12,", mode: 2 },
  { who: "no codes", authCodes: "", mode: 1 },
] as const;

describe.each(users)("for $who", ({ mode, who: _who, ...profile }) => {
  const session = (): Session => sessionOf(profile, mode);

  it("each page beside the left menu has an entry of the menu, or stands under all services, itself or the page it is reached from", () => {
    const entries = menuOf(manifest, session());
    const whole = manifest.menus[mode].entries;
    const listed = new Set(openPages(manifest, session()).map(({ route }) => route.menu));
    const stray = manifest.routes.filter(
      (route) => opens(route, session()) && activeCodes(entries, route, whole).length === 0 && !listed.has(route.menu),
    );
    expect(stray.map(({ path }) => path)).toEqual([]);
  });

  it("every page that opens stands under all services, once", () => {
    const shown = areasOf(manifest, session(), others).flatMap(({ pages }) => pages.map(({ route }) => route.path));
    const open = openPages(manifest, session()).map(({ route }) => route.path);
    expect(shown.toSorted()).toEqual(open.toSorted());
    expect(new Set(shown).size).toBe(shown.length);
  });
});

function opens(route: ResolvedRoute, session: Session): boolean {
  const isFramed = route.frame === "standard" && route.redirect === undefined;
  return isFramed && judgeAccess(route, manifest, session).kind === "open";
}

describe("areas", () => {
  it("are the entries at the top of the menu, with all that belongs to them; the rest stands last", () => {
    const areas = areasOf(manifest, sessionOf({ authCodes: "v1,v3,v3-1,v3-7,v7,v7-1,v12," }, 1), others);
    expect(brief(areas)).toEqual([
      "Console: Home",
      "Cost centre: Bill overview, Consumption, Recharge, Recharge records",
      "User management: User accounts, Roles, Agents, Basic information",
      "Others: Reports, Create report, Report conditions, Value-added products, Bioengineering, Cart, Enterprise services",
    ]);
  });

  it("leave out what the menu rules hide (specification §6)", () => {
    const pathsOf = (customType: number): string[] =>
      areasOf(manifest, sessionOf({ authCodes: "all", customType }, 1), others).flatMap(({ pages }) =>
        pages.map(({ route }) => route.path),
      );
    expect(pathsOf(1)).toContain("/userCenter/costCenter/appropriate");
    expect(pathsOf(0)).not.toContain("/userCenter/costCenter/appropriate");
    expect(pathsOf(1)).not.toContain("/userCenter/costCenter/returnManagement");
  });

  it.each([
    { text: "发票", found: ["Cost centre: Invoices, Request invoice"] },
    { text: "cost inv", found: ["Cost centre: Request invoice, Invoices"] },
    { text: "nothing like it", found: [] },
  ])("“$text” finds $found", ({ text, found }) => {
    const areas = areasOf(manifest, sessionOf({ authCodes: "all" }, 1), others);
    expect(brief(findInAreas(areas, text))).toEqual(found);
  });
});
