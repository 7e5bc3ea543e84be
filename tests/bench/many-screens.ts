import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SourceFile } from "../../src/compiler/read/config-file";
import { type Additions, append, compileWith } from "./compile-with";

/** How many screens are added. */
export const MANY = 1000;

/** They stand in the menu in groups of so many, as a console of that size would have them. */
const IN_GROUP = 25;

/** Words that titles are put together from, so that a thousand of them are not one text with a number. */
const THINGS = [
  "主机 Hosts",
  "磁盘 Disks",
  "网络 Networks",
  "数据库 Databases",
  "镜像 Images",
  "快照 Snapshots",
  "密钥 Keys",
  "域名 Domains",
  "证书 Certificates",
  "日志 Logs",
  "合同 Contracts",
  "发票 Invoices",
  "任务 Jobs",
  "队列 Queues",
  "策略 Policies",
  "报表 Reports",
  "标签 Tags",
  "配额 Quotas",
  "备份 Backups",
  "告警 Alarms",
  "订单 Orders",
  "工单 Tickets",
  "地址 Addresses",
  "规则 Rules",
  "节点 Nodes",
];
const KINDS = [
  "列表 list",
  "记录 records",
  "概况 overview",
  "历史 history",
  "设置 settings",
  "申请 requests",
  "审批 approvals",
  "用量 usage",
];
const REGIONS = ["北京 Beijing", "上海 Shanghai", "广州 Guangzhou", "成都 Chengdu", "武汉 Wuhan"];

interface Many {
  number: number;
  words: { zh: string; en: string };
  code: string;
  route: string;
}

/** Compiles the project's config with a thousand subjects more. */
export async function compileMany(root: string, out: string): Promise<void> {
  await compileWith(root, out, await manyScreens(root));
}

/**
 * A thousand subjects: each a list with its detail and actions (a copy of the message centre under an address, a menu entry and
 * titles of its own), in groups of the operations console's menu.
 */
export async function manyScreens(root: string): Promise<Additions> {
  const pattern = await readFile(path.join(root, "config/screens/message/messages.json"), "utf8");
  const many = Array.from({ length: MANY }, (_, number) => describeOne(number));
  const groups = Array.from({ length: MANY / IN_GROUP }, (_, group) => ({
    code: groupCode(group),
    ...wordsOf(group, ["中心", "centre"]),
    icon: "cloud",
    children: many
      .slice(group * IN_GROUP, (group + 1) * IN_GROUP)
      .map(({ code, words, route }) => ({ code, ...words, route })),
  }));
  return {
    screens: many.map((one) => screenOf(one, pattern)),
    changes: {
      "config/routes.json": (routes) =>
        append(
          routes,
          "routes",
          // The copied screen has actions that lead to pages of either console.
          many.map(({ route }) => ({ path: route, modes: [1, 2] })),
        ),
      "config/menu/operations.json": (menu) => append(menu, "entries", groups),
    },
  };
}

function describeOne(number: number): Many {
  const words = wordsOf(number, ["", ""]);
  const slug = words.en.toLowerCase().replaceAll(" ", "-");
  const group = Math.floor(number / IN_GROUP);
  return { number, words, code: `${groupCode(group)}-${(number % IN_GROUP) + 1}`, route: `/many/area${group}/${slug}` };
}

function groupCode(group: number): string {
  return `v${200 + group}`;
}

/** Distinct titles: thing, kind, region. */
function wordsOf(number: number, [zh, en]: [zh: string, en: string]): Many["words"] {
  const parts = [
    REGIONS[Math.floor(number / (THINGS.length * KINDS.length)) % REGIONS.length],
    THINGS[number % THINGS.length],
    KINDS[Math.floor(number / THINGS.length) % KINDS.length],
  ];
  const [chinese, english] = [0, 1].map((language) => parts.map((part) => part?.split(" ")[language] ?? ""));
  return { zh: (chinese ?? []).join("") + zh, en: [...(english ?? []), en].filter(Boolean).join(" ") };
}

function screenOf({ number, words, code, route }: Many, pattern: string): SourceFile {
  const screen = JSON.parse(pattern) as { views: { list: Record<string, unknown>; text?: unknown } } & Record<
    string,
    unknown
  >;
  Object.assign(screen, words, { menu: code, permission: [code] });
  screen.views.list.route = route;
  // Opened by other subjects only, and none opens the copy's.
  delete screen.views.text;
  return { path: `config/screens/many/many-${number}.json`, text: JSON.stringify(screen) };
}
