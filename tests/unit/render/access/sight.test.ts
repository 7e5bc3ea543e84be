import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { compileConsole } from "../../../../src/compiler/node/compile";
import { codesOf } from "../../../../src/domain/menu";
import type { Manifest } from "../../../../src/model/resolved";
import { pagesBesides, sightChanges, sightsOf } from "../../../../src/render/access/sight";
import { type Profile, Session } from "../../../../src/state/session";
import { safeStorage } from "../../../../src/state/storage";
import { memoryStorage } from "../../../helpers/memory-storage";

let manifest: Manifest;

beforeAll(async () => {
  const { console: compiled } = await compileConsole(path.join(import.meta.dirname, "../../../.."));
  if (!compiled) throw new Error("config has mistakes");
  manifest = { version: "", ...compiled.manifest };
});

/** The main account of a customer of some type. */
function administrator(customType: number, missingProviders: string[] = []): Session {
  const session = new Session(safeStorage(() => memoryStorage()));
  session.start("t", 1);
  session.admit({ customType, accountType: 0, authCodes: "all", loginNum: 3, missingProviders } as unknown as Profile);
  return session;
}

const seen = (codes: string, customType = 1) =>
  sightsOf(manifest, administrator(customType), codes).map(({ closed, menu }) => (closed ? "closed" : codesOf(menu)));

describe("what a user with some codes sees", () => {
  it.each([
    {
      says: "menus of both consoles",
      codes: "v1,v3,v3-17,v8,v8-2,v8-2.1,",
      sees: [
        ["v1", "v3", "v3-17"],
        ["v1", "v8", "v8-2", "v8-2.1"],
      ],
    },
    { says: "no sub-level without its entry", codes: "v3-17,", sees: [[], []] },
    { says: "§6: customType 0 has no transfers", codes: "v3,v3-8,v3-17,", customType: 0, sees: [["v3", "v3-17"], []] },
    {
      says: "§4: customType 5 does not enter the operations console",
      codes: "v1,",
      customType: 5,
      sees: ["closed", ["v1"]],
    },
    {
      says: "§4: customType 2 does not enter the maintenance console",
      codes: "v1,",
      customType: 2,
      sees: [["v1"], "closed"],
    },
    { says: "§6: rebates are for channel users", codes: "v3,v3-3,v3-17,", sees: [["v3", "v3-17"], []] },
  ])("$says", ({ codes, customType, sees }) => {
    expect(seen(codes, customType)).toEqual(sees);
  });

  it("names the pages that open besides the menu, and none of those that need a code it lacks", () => {
    const [operations] = sightsOf(manifest, administrator(1), "v3,v3-18,");
    const paths = operations ? pagesBesides(operations).map((page) => page.path) : [];
    expect(paths).toContain("/userCenter/costCenter/refundManagemen");
    expect(paths).not.toContain("/userCenter/costCenter/orderManage");
    expect(paths).not.toContain("/userCenter/costCenter/billDetail");
  });

  it("leaves out what needs a service that the server has not", () => {
    const pages = (missing: string[]) =>
      sightsOf(manifest, administrator(1, missing), "v3,v3-7,").flatMap((sight) =>
        sight.pages.map((page) => page.path),
      );
    expect(pages([])).toContain("/userCenter/costCenter/recharge");
    expect(pages(["payment"])).not.toContain("/userCenter/costCenter/recharge");
  });
});

describe("what changes for those who hold the codes", () => {
  const changes = (before: string, after: string) =>
    sightChanges(sightsOf(manifest, administrator(1), before), sightsOf(manifest, administrator(1), after)).map(
      ({ mode, gained, lost }) => ({ mode, gained: gained.map(({ en }) => en), lost: lost.map(({ en }) => en) }),
    );

  it("names each menu entry and page once, by console", () => {
    expect(changes("v1,v3,v3-17,", "v1,v3,v3-17,v3-16,")).toEqual([{ mode: 1, gained: ["Bank accounts"], lost: [] }]);
    expect(changes("v1,v3,v3-17,v9-1,", "v1,v3,v3-17,")).toEqual([
      { mode: 1, gained: [], lost: ["Public cloud accounts"] },
      { mode: 2, gained: [], lost: ["Cloud accounts", "Upload cloud keys", "Public cloud accounts"] },
    ]);
  });

  it("is nothing where the codes make no difference to what is seen", () => {
    expect(changes("v1,v3,v3-17,", "v1,v3,v3-17,v3-3,")).toEqual([]);
    expect(changes("v1,", "v1,")).toEqual([]);
  });
});
