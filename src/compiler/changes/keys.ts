import type { Words } from "../../model/words";

/** What the names under a key are names of. */
export type NameKind = "field" | "action" | "view" | "code" | "route" | "operation" | "sort";

/** A key of config in the words of those who read changes. A key that is not here is told by its path. */
export interface Key extends Words {
  /** What its names, or its one name, stand for. */
  names?: NameKind;
  /** One of its names or parts. */
  one?: Words;
  /** What it means where it is absent, and where its list is empty, if these are not the same. */
  absent?: Words;
  empty?: Words;
}

const column = { zh: "列", en: "column" };
const filter = { zh: "筛选项", en: "filter" };
const field = { zh: "字段", en: "field" };
const button = { zh: "操作", en: "action" };
const section = { zh: "分组", en: "section" };
const step = { zh: "步骤", en: "step" };
const card = { zh: "卡片", en: "card" };
const tab = { zh: "页签", en: "tab" };
const view = { zh: "视图", en: "view" };
const entry = { zh: "菜单项", en: "menu entry" };
const code = { zh: "编码", en: "code" };
const rule = { zh: "规则", en: "rule" };
const address = { zh: "地址", en: "address" };

/** Keys of lists: the things in them are added, removed and moved. */
const lists = {
  columns: { zh: "列", en: "columns", one: column, names: "field" },
  optionalColumns: {
    zh: "默认隐藏的列",
    en: "columns hidden at first",
    one: { zh: "默认隐藏的列", en: "column hidden at first" },
    names: "field",
  },
  filters: { zh: "筛选项", en: "filters", one: filter, names: "field" },
  frequentFilters: {
    zh: "常用筛选项",
    en: "frequent filters",
    one: { zh: "常用筛选项", en: "frequent filter" },
    names: "field",
  },
  keep: {
    zh: "始终显示的列",
    en: "columns that always stay",
    one: { zh: "始终显示的列", en: "column that always stays" },
    names: "field",
  },
  totals: { zh: "合计", en: "totals", one: { zh: "合计列", en: "total of column" }, names: "field" },
  expand: { zh: "展开区字段", en: "unfolded fields", one: { zh: "展开区字段", en: "unfolded field" }, names: "field" },
  palette: {
    zh: "命令面板查找的列",
    en: "columns the command palette finds by",
    one: { zh: "命令面板查找的列", en: "column the command palette finds by" },
    names: "field",
  },
  figures: { zh: "大号数字", en: "figures", one: { zh: "大号数字", en: "figure" }, names: "field" },
  fields: { zh: "字段", en: "fields", one: field, names: "field" },
  rows: { zh: "内部列", en: "inner columns", one: { zh: "内部列", en: "inner column" }, names: "field" },
  amount: {
    zh: "按钮上的金额",
    en: "amounts on the button",
    one: { zh: "按钮上的金额", en: "amount on the button" },
    names: "field",
  },
  sends: {
    zh: "随表单提交的预览值",
    en: "previewed values that are sent",
    one: { zh: "随表单提交的预览值", en: "previewed value that is sent" },
    names: "field",
  },
  stops: { zh: "不能提交的情形", en: "what keeps it from being sent" },
  actions: { zh: "操作", en: "actions", one: button, names: "action" },
  rowActions: { zh: "行操作", en: "row actions", one: { zh: "行操作", en: "row action" }, names: "action" },
  bulkActions: { zh: "批量操作", en: "bulk actions", one: { zh: "批量操作", en: "bulk action" }, names: "action" },
  sheets: { zh: "同页列表", en: "lists beside it", one: { zh: "同页列表", en: "list beside it" }, names: "view" },
  tabs: { zh: "页签", en: "tabs", one: tab, names: "route" },
  permission: {
    zh: "所需权限编码",
    en: "codes of which any admits",
    one: code,
    names: "code",
    absent: { zh: "其菜单的编码", en: "the code of its menu" },
    empty: { zh: "无（所有已登录用户）", en: "none (every signed-in user)" },
  },
  only: { zh: "只能看到的菜单", en: "the only entries shown", one: entry, names: "code" },
  hide: { zh: "隐藏的菜单", en: "hidden entries", one: entry, names: "code" },
  showOnly: { zh: "只对其显示的菜单", en: "entries shown to them only", one: entry, names: "code" },
  views: { zh: "视图", en: "views", one: view },
  sections: { zh: "分组", en: "sections", one: section },
  steps: { zh: "步骤", en: "steps", one: step, names: "field" },
  cards: { zh: "卡片", en: "cards", one: card },
  items: { zh: "事项", en: "items", one: { zh: "事项", en: "item" } },
  entries: { zh: "条目", en: "entries", one: { zh: "条目", en: "entry" } },
  children: { zh: "下级菜单项", en: "entries below", one: entry },
  header: { zh: "页头入口", en: "header entries", one: { zh: "页头入口", en: "header entry" } },
  headerLinks: { zh: "页头外部链接", en: "external links of the header", one: { zh: "外部链接", en: "external link" } },
  headerShows: { zh: "页头组件", en: "parts of the header", one: { zh: "页头组件", en: "part of the header" } },
  rules: { zh: "规则", en: "rules", one: rule },
  routes: { zh: "地址", en: "addresses", one: address },
  clouds: { zh: "云平台", en: "clouds", one: { zh: "云平台", en: "cloud" } },
  links: { zh: "链接", en: "links", one: { zh: "链接", en: "link" } },
  terms: { zh: "术语", en: "terms", one: { zh: "术语", en: "term" } },
  codes: { zh: "编码名称", en: "names of codes", one: code },
  pageSizes: { zh: "每页行数选项", en: "page sizes", one: { zh: "每页行数选项", en: "page size" } },
} as const satisfies Record<string, Key>;

/** Keys of texts that are read. */
const texts = {
  hint: { zh: "说明", en: "hint" },
  help: { zh: "页面帮助", en: "help" },
  empty: { zh: "无数据提示", en: "text for no data" },
  none: { zh: "空值文字", en: "text for no value" },
  placeholder: { zh: "输入框提示", en: "placeholder" },
  unit: { zh: "单位", en: "unit" },
  why: { zh: "原因", en: "reason" },
  success: { zh: "成功提示", en: "message after success" },
  consequence: { zh: "不可撤销的后果", en: "warning of what cannot be undone" },
  no: { zh: "拒绝按钮", en: "button that refuses" },
  one: { zh: "单行时的文本", en: "words for one row" },
  intro: { zh: "表单说明", en: "introduction" },
  notice: { zh: "提示", en: "notice" },
  until: { zh: "显示至", en: "shown until" },
  failed: { zh: "失败提示", en: "text after a failure" },
  introduce: { zh: "介绍", en: "introduction" },
  text: { zh: "文字", en: "text" },
  is: { zh: "释义", en: "meaning" },
  button: { zh: "按钮", en: "button" },
  permissionContact: { zh: "申请权限的联系说明", en: "whom to ask for permission" },
} as const satisfies Record<string, Key>;

/** Keys of one value. */
const values = {
  confirm: { zh: "确认", en: "confirmation" },
  type: { zh: "须输入核对的字段", en: "field to be typed", names: "field" },
  sum: { zh: "合计金额", en: "sum in the question", names: "field" },
  when: { zh: "条件", en: "condition" },
  refreshWhile: { zh: "自动刷新的状态", en: "states that refresh by themselves" },
  otherwise: { zh: "条件不满足时", en: "while not possible" },
  tone: { zh: "色调", en: "tone" },
  call: { zh: "调用的接口", en: "call", names: "operation" },
  download: { zh: "下载", en: "download", names: "operation" },
  opens: { zh: "打开", en: "opens", names: "view" },
  link: { zh: "跳转到", en: "leads to", names: "route" },
  next: { zh: "成功后", en: "after success", names: "action" },
  onOpen: { zh: "打开时执行", en: "done when opened", names: "action" },
  action: { zh: "点击时执行", en: "a click does", names: "action" },
  send: { zh: "提交的内容", en: "what is sent" },
  widget: { zh: "组件", en: "widget" },
  required: { zh: "必填", en: "required" },
  default: { zh: "初始值", en: "value at first" },
  minimum: { zh: "最小值", en: "smallest value" },
  maximum: { zh: "最大值", en: "largest value" },
  minLength: { zh: "最短长度", en: "shortest length" },
  maxLength: { zh: "最大长度", en: "longest length" },
  width: { zh: "宽度", en: "width" },
  sort: { zh: "默认排序", en: "order at first", names: "sort" },
  layout: { zh: "布局", en: "layout" },
  counts: { zh: "按值计数", en: "counted values", names: "field" },
  summary: { zh: "列表上方的合计", en: "figures above the list", names: "view" },
  title: { zh: "标题字段", en: "heading", names: "field" },
  route: { zh: "地址", en: "address", names: "route" },
  redirect: { zh: "转到", en: "leads on to", names: "route" },
  frame: { zh: "页面框架", en: "frame" },
  modes: { zh: "所在控制台", en: "consoles" },
  mode: { zh: "控制台", en: "console" },
  menu: { zh: "所属菜单", en: "menu code", names: "code" },
  code: { zh: "菜单编码", en: "menu code", names: "code" },
  icon: { zh: "图标", en: "icon" },
  hidden: { zh: "默认隐藏", en: "hidden at first" },
  size: { zh: "大小", en: "size" },
  pending: { zh: "尚未完成", en: "not finished yet" },
  until: { zh: "期限", en: "time limit", names: "field" },
  submit: { zh: "提交按钮", en: "submit button" },
  preview: { zh: "提交结果预览", en: "preview" },
  live: { zh: "实时结果", en: "live answer" },
  result: { zh: "结果", en: "result" },
  choices: { zh: "选项", en: "choices" },
  refuse: { zh: "拒绝进入", en: "refuses entry" },
  switchMode: { zh: "改为进入", en: "switches to console" },
  go: { zh: "打开地址", en: "opens the address", names: "route" },
  badge: { zh: "数量", en: "number" },
  value: { zh: "数值", en: "value", names: "field" },
  label: { zh: "名称", en: "label", names: "field" },
  series: { zh: "系列", en: "series", names: "field" },
  seriesOrder: { zh: "系列字段的先后", en: "order of the series' fields" },
  url: { zh: "外部地址", en: "external address" },
  kind: { zh: "种类", en: "kind" },
  timeoutMs: { zh: "请求超时（毫秒）", en: "request time-out in ms" },
  toastMs: { zh: "提示停留（毫秒）", en: "time a message stays in ms" },
  sees: { zh: "可见范围说明", en: "menus and pages that its codes show" },
  related: { zh: "关联列表", en: "related list" },
  name: { zh: "内部名称", en: "internal name" },
  path: { zh: "地址", en: "address" },
  note: { zh: "备注", en: "note" },
  anyOf: { zh: "显示条件", en: "shown while" },
  filter: { zh: "筛选条件", en: "filters" },
  atLeast: { zh: "完成所需行数", en: "rows until it is done" },
  everySeconds: { zh: "刷新间隔（秒）", en: "seconds between refreshes" },
  doubleClickMs: { zh: "防重复点击（毫秒）", en: "pause after a press in ms" },
  unreadBadgeCap: { zh: "未读数上限", en: "highest number of unread messages shown" },
  leftMenuWidth: { zh: "左侧菜单宽度", en: "width of the left menu" },
  query: { zh: "查询语句", en: "query" },
  color: { zh: "颜色", en: "colour" },
  image: { zh: "图片", en: "image" },
  date: { zh: "日期", en: "date" },
  page: { zh: "手写页面", en: "hand-written page" },
  rowKey: { zh: "行标识字段", en: "field that identifies a row" },
  unitFrom: { zh: "单位取自", en: "unit from", names: "field" },
  beside: { zh: "显示在旁边", en: "beside the others" },
  own: { zh: "初始值取自用户资料", en: "begins with the user's own" },
  of: { zh: "针对", en: "about", names: "field" },
  signsOut: { zh: "提交后退出登录", en: "signs out afterwards" },
} as const satisfies Record<string, Key>;

const known = new Map<string, Key>(Object.entries({ ...values, ...texts, ...lists }));

/** A key in words; undefined where only its path tells what it is. */
export function keyNamed(key: string | number | undefined): Key | undefined {
  return typeof key === "string" ? known.get(key) : undefined;
}
