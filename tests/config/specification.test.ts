import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ConfigMenu, ConfigRoutes } from "../../src/model/config-console";

const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(`../../config/${path}`, import.meta.url), "utf8")) as T;

/** Specification §2, the table of routes, row by row. */
const specifiedRoutes: Record<string, string[]> = {
  "/": [""],
  "/index": [""],
  "/renewManage": [""],
  "/login": [""],
  "/businessView/addView/{cloudId}/{cloudCode}/{businessType}": [""],
  "/businessView/updataView/{cloudId}/{viewId}/{viewName}/{viewSort}/{cloudCode}/{businessType}": [""],
  "/businessView/updataView1/{cloudId}/{viewId}/{projectId}": [""],
  "/businessView/addGroup/{viewId}/{cloudId}": [""],
  "/reportformCenter": ["/index", "/create", "/condition"],
  "/resourceManage": ["/cloudResource/{cloud}", "/cloudResource/tx/uploadkey", "/cloudResource/tx/currentBill", "/quotaApply"],
  "/userCenter": [
    "/myAccount", "/accountManage", "/roleManage", "/agentManage", "/publicAccountManagement/index", "/workOrderCenter/index",
    "/messageCenter/index", "/warningCenter/index", "/warningCenter/warning/{warningType}", "/warningCenter/warningMessage",
  ],
  "/userCenter/costCenter": [
    "/index", "/bankManagement", "/cloudTicket", "/recharge", "/rechargeRecord", "/cosumeDetail", "/returnManagement",
    "/cashWithdrawal", "/cashWithdrawalRecord", "/appropriate", "/appropriateRecord", "/invoice", "/askforInvoice",
    "/refundManagemen", "/refundOperateion", "/billDetail", "/orderManage", "/renewManage",
  ],
  "/newsCenter": ["/news/{type}", "/newsDetail/{id}"],
  "/addedService": ["/product", "/bioengineering", "/product/calculator/{code}", "/shoppingCar", "/myOrder", "/order/detail/{type}/{id}"],
  "/resource/pubCloud": ["/host", "/disk", "/database", "/redis", "/mongo", "/pubIp", "/priNet"],
  "/resource/tabs": ["/index", "/resource"],
  "/cloudView": ["/businessView/index", "/businessView/warningIndex", "/warningRule/index", "/warningRule/create"],
  "/cloudAccount/index": [""],
  "/assetsView": ["/businessView/assetsViewIndex", "/businessView/billDetail", "/businessView/costAnalysisIndex", "/businessView/budgetIndex"],
  "/service": ["/index", "/detail"],
};

/** Specification §2, the left menus: code of each entry, in order. v3-3 and v3-15 are those of §6 for channel users. */
const specifiedMenus: Record<string, string[]> = {
  "menu/operations.json": [
    "v1", "v3", "v3-1", "v3-17", "v3-18", "v3-19", "v3-7", "v3-8", "v3-9", "v3-10", "v3-11", "v3-12", "v3-3", "v3-15", "v3-16",
    "v5", "v6", "v7", "v7-1",
  ],
  "menu/maintenance.json": [
    "v1", "v8", "v8-2", "v8-2.1", "v8-2.2", "v8-2.3", "v8-2.4", "v8-2.5", "v8-2.6", "v8-2.7", "v8-1", "v8-1.1", "v8-1.2",
    "v9-1", "v10", "v10-1", "v10-2", "v10-3", "v4", "v4-1", "v4-3", "v4-2", "v12", "v7",
  ],
};

interface Entry {
  code: string;
  children?: Entry[];
}

const codesOf = (entries: Entry[]): string[] => entries.flatMap((entry) => [entry.code, ...codesOf(entry.children ?? [])]);

describe("specification §2", () => {
  const { routes } = read<ConfigRoutes>("routes.json");
  // What stands behind the question mark is no part of a route.
  const paths = routes.map((route) => route.path.replace(/\?.*/, ""));
  const wanted = Object.entries(specifiedRoutes).flatMap(([base, ends]) => ends.map((end) => base + end));

  it.each(wanted)("has the route %s", (path) => {
    expect(paths).toContain(path);
  });

  it("has no route that the specification does not name", () => {
    expect(paths.filter((path) => !wanted.includes(path))).toEqual([]);
  });

  it("redirects / to /index", () => {
    expect(routes.find((route) => route.path === "/")?.redirect).toBe("/index");
  });

  it.each(Object.keys(specifiedMenus))("prints the entries of %s in their order", (file) => {
    expect(codesOf(read<ConfigMenu>(file).entries)).toEqual(specifiedMenus[file]);
  });
});
