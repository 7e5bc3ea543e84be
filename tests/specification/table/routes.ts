import { browser, config } from "../files";
import type { Row, TestsByFile } from "../row";

/** The tests that addresses are there under their titles: `ends` are those below `base`. */
function addresses(base: string, ends: Record<string, string>): TestsByFile {
  return {
    [config("specification")]: Object.entries(ends).flatMap(([end, title]) => [
      `specification §2 > has the route ${base}${end}`,
      `specification §2, titles > ${base}${end} is ${title}`,
    ]),
  };
}

/** The browser tests of pages, by file. */
const shown = (name: string, ...titles: string[]): TestsByFile => ({ [browser(name)]: titles });

const fullPage = shown("shell", "the left menu is 220 px wide (§9), and hidden on the routes marked without it (§2)");

/** §2, the table of routes, row by row. */
export const routes: readonly Row[] = [
  {
    says: "/ | redirects to /index",
    tests: {
      [config("specification")]: ["specification §2 > has the route /", "specification §2 > redirects / to /index"],
      ...shown("guard", "with a token /login redirects to /index, as do / and /custom (§2)"),
    },
  },
  {
    says: "/index | home",
    tests: {
      ...addresses("", { "/index": "首页" }),
      ...shown("home", "figures are the API's, with trend and forecast, and shortcuts lead on"),
    },
  },
  {
    says: "/renewManage | renewals",
    tests: {
      ...addresses("", { "/renewManage": "到期日历" }),
      ...shown("renewals", "the calendar tells what expires on which day, and leads there"),
    },
  },
  {
    says: "/login | login (no header, no left menu)",
    tests: {
      ...addresses("", { "/login": "登录" }),
      ...shown("login", "the login page has neither header nor left menu (§2)"),
    },
  },
  {
    says: "/businessView/addView/{cloudId}/{cloudCode}/{businessType} | add business view, full page, no left menu",
    tests: {
      ...addresses("/businessView/addView", { "/{cloudId}/{cloudCode}/{businessType}": "新建业务视图" }),
      ...shown(
        "business-views",
        "a view is added on a whole page, renamed to what an address must encode, moved and removed",
      ),
      ...fullPage,
    },
  },
  {
    says: "/businessView/updataView/{cloudId}/{viewId}/{viewName}/{viewSort}/{cloudCode}/{businessType} | edit business view, full page",
    tests: {
      ...addresses("/businessView/updataView", {
        "/{cloudId}/{viewId}/{viewName}/{viewSort}/{cloudCode}/{businessType}": "编辑业务视图",
      }),
      ...shown(
        "business-views",
        "a view is added on a whole page, renamed to what an address must encode, moved and removed",
      ),
      ...fullPage,
    },
  },
  {
    says: "/businessView/updataView1/{cloudId}/{viewId}/{projectId} | edit business view variant, full page",
    tests: {
      ...addresses("/businessView/updataView1", { "/{cloudId}/{viewId}/{projectId}": "编辑业务视图" }),
      ...shown(
        "business-views",
        "a view of a project gets its groups by itself, and another project on a page of its own",
      ),
      ...fullPage,
    },
  },
  {
    says: "/businessView/addGroup/{viewId}/{cloudId} | add group, full page",
    tests: {
      ...addresses("/businessView/addGroup", { "/{viewId}/{cloudId}": "新建分组" }),
      ...shown(
        "business-views",
        "groups are added by a list and by a filter that is counted live, linked, drawn as tiers and removed",
      ),
      ...fullPage,
    },
  },
  {
    says: "/reportformCenter | index, create, condition",
    tests: {
      ...addresses("/reportformCenter", { "/index": "报表中心", "/create": "新建报表", "/condition": "报表条件" }),
      ...shown(
        "reports",
        "a report is ordered step by step, made in the background, downloaded and deleted",
        "a condition is saved, used for a report, changed and deleted",
      ),
    },
  },
  {
    says: "/resourceManage | cloudResource/{cloud}, cloudResource/tx/uploadkey (upload cloud secret key), cloudResource/tx/currentBill, quotaApply",
    tests: {
      ...addresses("/resourceManage", {
        "/cloudResource/{cloud}": "云平台资源",
        "/cloudResource/tx/uploadkey": "上传云密钥",
        "/cloudResource/tx/currentBill": "本期账单",
        "/quotaApply": "配额申请",
      }),
    },
  },
  {
    says: "/userCenter | myAccount, accountManage, roleManage, agentManage, publicAccountManagement/index, workOrderCenter/index, messageCenter/index, warningCenter/index, warningCenter/warning/{warningType}, warningCenter/warningMessage",
    tests: {
      ...addresses("/userCenter", {
        "/myAccount": "基本信息",
        "/accountManage": "账号管理",
        "/roleManage": "角色管理",
        "/agentManage": "代理商管理",
        "/publicAccountManagement/index": "公有云账号管理",
        "/workOrderCenter/index": "工单管理",
        "/messageCenter/index": "消息中心",
        "/warningCenter/index": "预警中心",
        "/warningCenter/warning/{warningType}": "预警设置",
        "/warningCenter/warningMessage": "预警消息",
      }),
      ...shown("my-account", "my account shows who I am, to everybody"),
      ...shown("users-manage", "the list finds users by name, number, role and status"),
      ...shown(
        "roles",
        "a role is made with the mouse: choosing an entry chooses those above it, a group all below it",
      ),
      ...shown("agents", "an agent is added, changed, disabled and enabled; a demo agent shows its customers' sales"),
      ...shown("cloud-accounts", "a cloud account is added with keys that work, synchronised, changed and deleted"),
      ...shown("work-orders", "a work order goes from its opening with a file through the conversation to its rating"),
      ...shown(
        "messages-read",
        "a message opens in a drawer and is read from then on; the badge follows; closing leads back to the list",
      ),
      ...shown("warnings", "a balance below its threshold is reminded of: badge, message and history say so"),
    },
  },
  {
    says: "/userCenter/costCenter | index, bankManagement, cloudTicket, recharge, rechargeRecord, cosumeDetail, returnManagement, cashWithdrawal, cashWithdrawalRecord, appropriate, appropriateRecord, invoice, askforInvoice, refundManagemen, refundOperateion, billDetail, orderManage, renewManage",
    tests: {
      ...addresses("/userCenter/costCenter", {
        "/index": "账单概览",
        "/bankManagement": "银行账户",
        "/cloudTicket": "云券管理",
        "/recharge": "充值",
        "/rechargeRecord": "充值记录",
        "/cosumeDetail": "消费明细",
        "/returnManagement": "返佣管理",
        "/cashWithdrawal": "提现",
        "/cashWithdrawalRecord": "提现记录",
        "/appropriate": "划拨操作",
        "/appropriateRecord": "划拨记录",
        "/invoice": "发票记录",
        "/askforInvoice": "申请发票",
        "/refundManagemen": "退款记录",
        "/refundOperateion": "申请退款",
        "/billDetail": "账单明细",
        "/orderManage": "订单管理",
        "/renewManage": "续费管理",
      }),
      ...shown("boards", "each card draws what the API answers, without breaking the page's policy"),
      ...shown(
        "withdrawals",
        "a withdrawal freezes what it asks for, and gives it back when it is cancelled",
        "a bank account is added, shown masked, verified by itself and deleted",
      ),
      ...shown(
        "orders",
        "an order is paid with a voucher, and shows in ledger, balance, bill and voucher",
        "a voucher is activated by its code, and its uses are told",
      ),
      ...shown("recharge", "a recharge is asked for and paid on the payment page; the ledger has the money"),
      ...shown(
        "consumption",
        "consumption leads from a product to its instances and their bill lines, each sum that of what is behind it",
      ),
      ...shown("rebates", "an agent withdraws rebates, and sees them paid"),
      ...shown(
        "appropriate",
        "a group allocates cash to a member: the form says what it leaves, and both ledgers and balances have it",
      ),
      ...shown("invoices", "an invoice is applied for step by step, and its amount comes back when it is cancelled"),
      ...shown(
        "renewals",
        "an instance is refunded as was explained: balance, ledger and instance follow",
        "two instances are renewed together: price first, then order, payment and a later expiry",
      ),
      ...shown("bills", "each filter, and several together, leave exactly the lines that match"),
    },
  },
  {
    says: "/newsCenter | news/{type}, newsDetail/{id}",
    tests: {
      ...addresses("/newsCenter", { "/news/{type}": "新闻公告", "/newsDetail/{id}": "新闻详情" }),
      ...shown("news", "news are listed by type, read one after another, and counted once a day"),
    },
  },
  {
    says: "/addedService | product, bioengineering, product/calculator/{code} (price calculator), shoppingCar, myOrder, order/detail/{type}/{id}",
    tests: {
      [config("specification")]: [
        ...(addresses("/addedService", {
          "/product": "增值产品",
          "/bioengineering": "生物工程",
          "/product/calculator/{code}": "价格计算器",
          "/shoppingCar": "购物车",
          "/order/detail/{type}/{id}": "订单详情",
        })[config("specification")] ?? []),
        "specification §2 > has the route /addedService/myOrder",
      ],
      ...shown(
        "products",
        "the catalogue is searched, ordered and walked by keys; a product tells what it does and leads to its price",
        "bioengineering is introduced, and priced by its workload: what is no longer asked for costs nothing more",
      ),
      ...shown(
        "calculator",
        "a firewall is priced at each choice, put into the cart, and ordered there at the same price",
      ),
      ...shown(
        "buying-mode-2",
        "a customer of type 5 in mode 2 > goes from home to the catalogue, prices, buys and pays, and finds the order again",
      ),
      ...shown(
        "cart",
        "the cart says what has changed and what is gone, and orders once the new price is accepted",
        "a customer without a menu of orders reaches the new order and pays it",
      ),
    },
  },
  {
    says: "/resource/pubCloud | host, disk, database, redis, mongo, pubIp, priNet",
    tests: {
      ...addresses("/resource/pubCloud", {
        "/host": "云主机",
        "/disk": "云硬盘",
        "/database": "云数据库",
        "/redis": "Redis 缓存",
        "/mongo": "MongoDB 数据库",
        "/pubIp": "公网 IP",
        "/priNet": "私有网络",
      }),
      ...shown("resources", "each type of resource has its list, and a detail with what belongs to it"),
      ...shown(
        "resource-work",
        "a host is stopped: one that fails leaves it running, one that is done is said by list, timeline and history",
        "a disk is detached from its host and attached to another one: both hosts say so",
        "a database is rebooted, and released by its name: it is not listed any more",
        "a Redis instance is made larger, and a MongoDB instance renamed",
        "a public address is unbound and bound to another host, which names it",
        "a private network that is used is not released, with the reason; renamed, its hosts name it so",
      ),
    },
  },
  {
    says: "/resource/tabs | index (tag list), resource (tag-to-resource binding)",
    tests: {
      ...addresses("/resource/tabs", { "/index": "标签列表", "/resource": "标签绑定" }),
      ...shown(
        "tags",
        "tags are created in a colour, renamed, merged after a preview, and deleted only when nothing has them",
        "tags are bound to resources and taken off, with the outcome of each row before and after",
      ),
    },
  },
  {
    says: "/cloudView | businessView/index, businessView/warningIndex, warningRule/index, warningRule/create",
    tests: {
      ...addresses("/cloudView", {
        "/businessView/index": "云视图",
        "/businessView/warningIndex": "告警管理",
        "/warningRule/index": "告警规则",
        "/warningRule/create": "新建告警规则",
      }),
      ...shown(
        "alarm-rules",
        "a rule is made from a template, with its resources counted live and a preview of the last seven days",
        "a rule is edited and copied, both are switched together, and one is deleted",
      ),
      ...shown("alarms", "alarms are acknowledged, resolved and ignored, with a remark"),
    },
  },
  {
    says: "/cloudAccount/index | cloud accounts",
    tests: {
      ...addresses("", { "/cloudAccount/index": "云账号" }),
      ...shown("resources", "the home of the maintenance console leads to clouds, accounts and hosts"),
    },
  },
  {
    says: "/assetsView | businessView/assetsViewIndex, businessView/billDetail, businessView/costAnalysisIndex, businessView/budgetIndex",
    tests: {
      ...addresses("/assetsView/businessView", {
        "/assetsViewIndex": "成本概览",
        "/billDetail": "账单明细",
        "/costAnalysisIndex": "费用分析",
        "/budgetIndex": "预算管理",
      }),
      ...shown("cost-overview", "the cost overview has the sums of the bill and leads to filtered pages"),
      ...shown(
        "cost-analysis",
        "costs are grouped, their sums are those of the bill, and each amount leads to its lines",
      ),
    },
  },
  {
    says: "/service | index, detail",
    tests: {
      ...addresses("/service", { "/index": "企业服务", "/detail": "服务详情" }),
      ...shown("work-orders", "an enquiry about an enterprise service becomes a work order"),
    },
  },
];
