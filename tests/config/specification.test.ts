import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { compileConsole } from "../../src/compiler/node/compile";
import type { Compiled } from "../../src/compiler/compile";
import type { ConfigMenu } from "../../src/model/config/menu";
import type { ConfigRoutes } from "../../src/model/config/routes";
import type { ResolvedRoute } from "../../src/model/resolved";

const read = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(`../../config/${path}`, import.meta.url), "utf8")) as T;

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
  "/resourceManage": [
    "/cloudResource/{cloud}",
    "/cloudResource/tx/uploadkey",
    "/cloudResource/tx/currentBill",
    "/quotaApply",
  ],
  "/userCenter": [
    "/myAccount",
    "/accountManage",
    "/roleManage",
    "/agentManage",
    "/publicAccountManagement/index",
    "/workOrderCenter/index",
    "/messageCenter/index",
    "/warningCenter/index",
    "/warningCenter/warning/{warningType}",
    "/warningCenter/warningMessage",
  ],
  "/userCenter/costCenter": [
    "/index",
    "/bankManagement",
    "/cloudTicket",
    "/recharge",
    "/rechargeRecord",
    "/cosumeDetail",
    "/returnManagement",
    "/cashWithdrawal",
    "/cashWithdrawalRecord",
    "/appropriate",
    "/appropriateRecord",
    "/invoice",
    "/askforInvoice",
    "/refundManagemen",
    "/refundOperateion",
    "/billDetail",
    "/orderManage",
    "/renewManage",
  ],
  "/newsCenter": ["/news/{type}", "/newsDetail/{id}"],
  "/addedService": [
    "/product",
    "/bioengineering",
    "/product/calculator/{code}",
    "/shoppingCar",
    "/myOrder",
    "/order/detail/{type}/{id}",
  ],
  "/resource/pubCloud": ["/host", "/disk", "/database", "/redis", "/mongo", "/pubIp", "/priNet"],
  "/resource/tabs": ["/index", "/resource"],
  "/cloudView": ["/businessView/index", "/businessView/warningIndex", "/warningRule/index", "/warningRule/create"],
  "/cloudAccount/index": [""],
  "/assetsView": [
    "/businessView/assetsViewIndex",
    "/businessView/billDetail",
    "/businessView/costAnalysisIndex",
    "/businessView/budgetIndex",
  ],
  "/service": ["/index", "/detail"],
};

/** Specification §2, the left menus: code of each entry, in order. v3-3 and v3-15 are those of §6 for channel users. */
const specifiedMenus: Record<string, string[]> = {
  "menu/operations.json": [
    "v1",
    "v3",
    "v3-1",
    "v3-17",
    "v3-18",
    "v3-19",
    "v3-7",
    "v3-8",
    "v3-9",
    "v3-10",
    "v3-11",
    "v3-12",
    "v3-3",
    "v3-15",
    "v3-16",
    "v5",
    "v6",
    "v7",
    "v7-1",
  ],
  "menu/maintenance.json": [
    "v1",
    "v8",
    "v8-2",
    "v8-2.1",
    "v8-2.2",
    "v8-2.3",
    "v8-2.4",
    "v8-2.5",
    "v8-2.6",
    "v8-2.7",
    "v8-1",
    "v8-1.1",
    "v8-1.2",
    "v9-1",
    "v10",
    "v10-1",
    "v10-2",
    "v10-3",
    "v4",
    "v4-1",
    "v4-3",
    "v4-2",
    "v12",
    "v7",
  ],
};

/** The page title of each address that is no redirect: specification §2 gives its purpose in English. */
const specifiedTitles: Record<string, string> = {
  "/index": "首页",
  "/renewManage": "到期日历",
  "/login": "登录",
  "/businessView/addView/{cloudId}/{cloudCode}/{businessType}": "新建业务视图",
  "/businessView/updataView/{cloudId}/{viewId}/{viewName}/{viewSort}/{cloudCode}/{businessType}": "编辑业务视图",
  "/businessView/updataView1/{cloudId}/{viewId}/{projectId}": "编辑业务视图",
  "/businessView/addGroup/{viewId}/{cloudId}": "新建分组",
  "/reportformCenter/index": "报表中心",
  "/reportformCenter/create": "新建报表",
  "/reportformCenter/condition": "报表条件",
  "/resourceManage/cloudResource/{cloud}": "云平台资源",
  "/resourceManage/cloudResource/tx/uploadkey": "上传云密钥",
  "/resourceManage/cloudResource/tx/currentBill": "本期账单",
  "/resourceManage/quotaApply": "配额申请",
  "/userCenter/myAccount": "基本信息",
  "/userCenter/accountManage": "账号管理",
  "/userCenter/roleManage": "角色管理",
  "/userCenter/agentManage": "代理商管理",
  "/userCenter/publicAccountManagement/index": "公有云账号管理",
  "/userCenter/workOrderCenter/index": "工单管理",
  "/userCenter/messageCenter/index": "消息中心",
  "/userCenter/warningCenter/index": "预警中心",
  "/userCenter/warningCenter/warning/{warningType}": "预警设置",
  "/userCenter/warningCenter/warningMessage": "预警消息",
  "/userCenter/costCenter/index": "账单概览",
  "/userCenter/costCenter/bankManagement": "银行账户",
  "/userCenter/costCenter/cloudTicket": "云券管理",
  "/userCenter/costCenter/recharge": "充值",
  "/userCenter/costCenter/rechargeRecord": "充值记录",
  "/userCenter/costCenter/cosumeDetail": "消费明细",
  "/userCenter/costCenter/returnManagement": "返佣管理",
  "/userCenter/costCenter/cashWithdrawal": "提现",
  "/userCenter/costCenter/cashWithdrawalRecord": "提现记录",
  "/userCenter/costCenter/appropriate": "划拨操作",
  "/userCenter/costCenter/appropriateRecord": "划拨记录",
  "/userCenter/costCenter/invoice": "发票记录",
  "/userCenter/costCenter/askforInvoice": "申请发票",
  "/userCenter/costCenter/refundManagemen": "退款记录",
  "/userCenter/costCenter/refundOperateion": "申请退款",
  "/userCenter/costCenter/billDetail": "账单明细",
  "/userCenter/costCenter/orderManage": "订单管理",
  "/userCenter/costCenter/renewManage": "续费管理",
  "/newsCenter/news/{type}": "新闻公告",
  "/newsCenter/newsDetail/{id}": "新闻详情",
  "/addedService/product": "增值产品",
  "/addedService/bioengineering": "生物工程",
  "/addedService/product/calculator/{code}": "价格计算器",
  "/addedService/shoppingCar": "购物车",
  "/addedService/order/detail/{type}/{id}": "订单详情",
  "/resource/pubCloud/host": "云主机",
  "/resource/pubCloud/disk": "云硬盘",
  "/resource/pubCloud/database": "云数据库",
  "/resource/pubCloud/redis": "Redis 缓存",
  "/resource/pubCloud/mongo": "MongoDB 数据库",
  "/resource/pubCloud/pubIp": "公网 IP",
  "/resource/pubCloud/priNet": "私有网络",
  "/resource/tabs/index": "标签列表",
  "/resource/tabs/resource": "标签绑定",
  "/cloudView/businessView/index": "云视图",
  "/cloudView/businessView/warningIndex": "告警管理",
  "/cloudView/warningRule/index": "告警规则",
  "/cloudView/warningRule/create": "新建告警规则",
  "/cloudAccount/index": "云账号",
  "/assetsView/businessView/assetsViewIndex": "成本概览",
  "/assetsView/businessView/billDetail": "账单明细",
  "/assetsView/businessView/costAnalysisIndex": "费用分析",
  "/assetsView/businessView/budgetIndex": "预算管理",
  "/service/index": "企业服务",
  "/service/detail": "服务详情",
};

/** Specification §2, the labels of the left menus, beside the Chinese words that they paraphrase. */
const specifiedLabels: Record<string, [code: string, label: string, zh: string][]> = {
  "menu/operations.json": [
    ["v1", "console", "控制台"],
    ["v3", "cost centre", "费用中心"],
    ["v3-1", "bill overview", "账单概览"],
    ["v3-17", "bill detail", "账单明细"],
    ["v3-18", "order management", "订单管理"],
    ["v3-19", "renewal management", "续费管理"],
    ["v3-7", "recharge records", "充值记录"],
    ["v3-8", "appropriation operation", "划拨操作"],
    ["v3-9", "appropriation records", "划拨记录"],
    ["v3-10", "cloud tickets", "云券管理"],
    ["v3-11", "invoice request", "申请发票"],
    ["v3-12", "invoice records", "发票记录"],
    ["v3-16", "bank accounts", "银行账户"],
    ["v5", "work orders", "工单管理"],
    ["v6", "message reminders", "消息提醒"],
    ["v7", "user management", "用户管理"],
    ["v7-1", "basic info", "基本信息"],
  ],
  "menu/maintenance.json": [
    ["v1", "overview", "概览"],
    ["v8", "cloud resources", "云资源"],
    ["v8-2", "public cloud", "公有云"],
    ["v8-2.1", "host", "云主机"],
    ["v8-2.2", "disk", "云硬盘"],
    ["v8-2.3", "database", "云数据库"],
    ["v8-2.4", "Redis", "Redis 缓存"],
    ["v8-2.5", "public IP", "公网 IP"],
    ["v8-2.6", "private network", "私有网络"],
    ["v8-2.7", "mongo", "MongoDB 数据库"],
    ["v8-1", "tags", "标签"],
    ["v8-1.1", "list", "标签列表"],
    ["v8-1.2", "binding", "标签绑定"],
    ["v9-1", "cloud accounts", "云账号"],
    ["v10", "cloud monitoring", "云监控"],
    ["v10-1", "cloud view", "云视图"],
    ["v10-2", "alarm management", "告警管理"],
    ["v10-3", "alarm rules", "告警规则"],
    ["v4", "cost analysis", "成本分析"],
    ["v4-1", "overview", "成本概览"],
    ["v4-3", "expense analysis", "费用分析"],
    ["v4-2", "budget", "预算管理"],
    ["v12", "enterprise services", "企业服务"],
    ["v7", "user management", "用户管理"],
  ],
};

/** Specification §1: "Areas in the navigation", each with the address that an entry of menu or header leads to. */
const specifiedAreas: Record<string, string> = {
  home: "/index",
  resources: "/resource/pubCloud/host",
  "enterprise services": "/service/index",
  "user management": "/userCenter/accountManage",
  "cost analysis": "/assetsView/businessView/assetsViewIndex",
  "message centre": "/userCenter/messageCenter/index",
  "shopping cart": "/addedService/shoppingCar",
};

interface Entry {
  code: string;
  zh: string;
  route?: string;
  children?: Entry[];
}

const allOf = (entries: Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...allOf(entry.children ?? [])]);
const codesOf = (entries: Entry[]): string[] => allOf(entries).map(({ code }) => code);

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

describe("specification §2, titles", () => {
  let compiled: Compiled;
  let routes: Map<string, ResolvedRoute>;
  beforeAll(async () => {
    compiled = await compileConsole(join(import.meta.dirname, "../.."));
    routes = new Map(
      compiled.console?.manifest.routes.map((route) => [route.path.replaceAll(/:(\w+)/g, "{$1}"), route]),
    );
  });

  it.each(Object.entries(specifiedTitles))("%s is %s", (address, title) => {
    const route = routes.get(address);
    expect(route?.title.zh).toBe(title);
    // A page or, so far, a placeholder that says so: nothing leads nowhere.
    expect([route?.view !== undefined, route?.pending === true]).toContain(true);
  });

  it("are those of all addresses but the redirects", () => {
    const redirects = [...routes.values()].filter(({ redirect }) => redirect).map((route) => route.path);
    expect(redirects).toEqual(["/", "/addedService/myOrder"]);
    expect([...routes.keys()].filter((address) => !redirects.includes(address)).toSorted()).toEqual(
      Object.keys(specifiedTitles).toSorted(),
    );
  });

  it("belong to pages without left menu where §2 says full page, without header too at /login, and to no others", () => {
    const framed = [...routes]
      .filter(([, { frame }]) => frame !== "standard")
      .map(([address, { frame }]) => [address.replace(/\/\{.*/, ""), frame]);
    expect(framed).toEqual([
      ["/login", "bare"],
      ["/businessView/addView", "noMenu"],
      ["/businessView/updataView", "noMenu"],
      ["/businessView/updataView1", "noMenu"],
      ["/businessView/addGroup", "noMenu"],
    ]);
  });
});

describe("specification §2, the words of menus and header", () => {
  const entries = (file: string): Entry[] => allOf(read<ConfigMenu>(file).entries);

  it.each(Object.entries(specifiedLabels))("are those of %s", (file, labels) => {
    const words = entries(file).filter(({ code }) => !["v3-3", "v3-15"].includes(code));
    expect(words.map(({ code, zh }) => [code, zh])).toEqual(labels.map(([code, , zh]) => [code, zh]));
  });

  it("are three in the header of mode 1 besides the cart's, and none in mode 2's", () => {
    const names = (file: string): string[] => read<ConfigMenu>(file).header.map(({ zh }) => zh);
    expect(names("menu/operations.json")).toEqual(["运营控制台", "工单", "消息", "购物车"]);
    expect(names("menu/maintenance.json")).toEqual([]);
  });

  it("lead to each area of the navigation", () => {
    const leads = ["menu/operations.json", "menu/maintenance.json"].flatMap((file) =>
      [...entries(file), ...read<ConfigMenu>(file).header].map(({ route }) => route),
    );
    for (const [area, address] of Object.entries(specifiedAreas))
      expect([area, leads.includes(address)]).toEqual([area, true]);
  });
});
