import { randomInt } from "node:crypto";
import { and, eq, gt, ne } from "drizzle-orm";
import type { BankAccountStatus, InvoiceStatus } from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { changeBalance } from "../../src/server/areas/account/change-balance";
import type { Database } from "../../src/server/database/client";
import { recharges } from "../../src/server/database/schema/account";
import { billLines } from "../../src/server/database/schema/bill";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { cartItems, orders } from "../../src/server/database/schema/commerce";
import { files } from "../../src/server/database/schema/file";
import { roles, users } from "../../src/server/database/schema/identity";
import { invoiceables, invoices, invoiceTitles, mailAddresses } from "../../src/server/database/schema/invoice";
import { messages } from "../../src/server/database/schema/message";
import { savedViews } from "../../src/server/database/schema/preference";
import { sessions } from "../../src/server/database/schema/security";
import { bankAccounts, withdrawals } from "../../src/server/database/schema/withdrawal";
import { type Example, firstId, foreignId, other, own, ownId, unique } from "./example";
import { agentExamples } from "./examples-agents";
import { catalogueExamples, newCartItem } from "./examples-catalogue";
import { fundsExamples } from "./examples-funds";
import { instanceExamples } from "./examples-instances";
import { cloudAccountExamples } from "./examples-clouds";
import { newsExamples } from "./examples-news";
import { orderExamples } from "./examples-orders";
import { reportExamples } from "./examples-reports";
import { warningExamples } from "./examples-warning";
import { workOrderExamples } from "./examples-work-orders";
import { newVerifyId, verifyCode } from "./test-api";

const ownUser = (db: Database) => ownId(db, users, eq(users.username, "sun.jianguo"));
const ownRole = (db: Database) => ownId(db, roles, eq(roles.roleCode, "operations"));
const ownMessage = async (db: Database) =>
  firstId(db, messages, eq(messages.userId, await ownId(db, users, eq(users.username, "admin"))));
/** A colleague's: of the same customer, and still not the admin's. */
const colleaguesMessage = async (db: Database) =>
  firstId(
    db,
    messages,
    and(eq(messages.customId, own), ne(messages.userId, await ownId(db, users, eq(users.username, "admin")))),
  );

const newPhone = () => `139${String(randomInt(100_000_000)).padStart(8, "0")}`;

/** A sub-account without roles, to be deleted or otherwise spoilt. */
async function newUser(db: Database): Promise<number> {
  const row = {
    customId: own,
    username: `example.${unique()}`,
    name: "示例用户",
    accountType: 1,
    passwordHash: "",
    createTime: new Date(),
  } as const;
  const [user] = await db.insert(users).values(row).returning({ id: users.id });
  return user?.id ?? 0;
}

/** A session that somebody has somewhere. */
async function newSession(db: Database, username: string): Promise<number> {
  const [user] = await db.select().from(users).where(eq(users.username, username));
  const now = new Date();
  const row = {
    userId: user?.id ?? 0,
    tokenHash: unique(),
    createTime: now,
    lastSeenTime: now,
    expireTime: new Date(now.getTime() + 3_600_000),
    ip: "203.0.113.7",
  };
  const [session] = await db.insert(sessions).values(row).returning({ id: sessions.id });
  return session?.id ?? 0;
}

/** A role that nobody has. */
async function newRole(db: Database): Promise<number> {
  const row = {
    customId: own,
    roleName: `示例角色 ${unique()}`,
    roleCode: unique(),
    authCodes: "v1,",
    createTime: new Date(),
  };
  const [role] = await db.insert(roles).values(row).returning({ id: roles.id });
  return role?.id ?? 0;
}

/** A file that somebody uploaded. */
async function newFile(db: Database, username: string): Promise<number> {
  const [user] = await db.select().from(users).where(eq(users.username, username));
  const content = Buffer.from("%PDF-1.7 example");
  const row = {
    customId: user?.customId ?? 0,
    userId: user?.id ?? 0,
    name: "凭证.pdf",
    type: "application/pdf",
    size: content.length,
    content,
    createTime: new Date(),
  };
  const [file] = await db.insert(files).values(row).returning({ id: files.id });
  return file?.id ?? 0;
}

/** What the bill overview can be narrowed down by. */
const overviewFilters = {
  cloudCode: ["aliyun", "tx"],
  productCode: ["ali-ecs"],
  serviceCategory: ["Compute"],
  payMode: "postPay",
  currency: "CNY",
};

/** How a list is shown. */
const viewState = {
  filters: [{ name: "type", values: ["finance", "om"] }],
  columns: ["title", "type"],
  sort: "createTime.ascending",
  pageSize: 50,
};

/** A view of the message list, of the admin unless told. */
async function newView(db: Database, username = "admin"): Promise<number> {
  const userId = await ownId(db, users, eq(users.username, username));
  const row = {
    customId: own,
    userId,
    list: "messages.list",
    name: `示例 ${unique()}`,
    shared: false,
    state: JSON.stringify(viewState),
    updateTime: new Date(),
  };
  const [view] = await db.insert(savedViews).values(row).returning({ id: savedViews.id });
  return view?.id ?? 0;
}

/** A colleague's private view: of the same customer, and still not the admin's to see. */
const colleaguesView = (db: Database) => newView(db, "sun.jianguo");

/** A recharge of the admin's customer that awaits payment, to be cancelled. */
async function newRecharge(db: Database): Promise<number> {
  const [now, later] = [new Date(), new Date(Date.now() + 3_600_000)];
  const row = {
    customId: own,
    rechargeNo: `RC${unique()}`,
    amount: "60000.00",
    rechargeWay: "Alipay",
    status: 0,
    statusTime: now,
    applyTime: now,
    payDeadline: later,
    operator: "admin",
  } as const;
  const [recharge] = await db.insert(recharges).values(row).returning({ id: recharges.id });
  return recharge?.id ?? 0;
}

/** A title of the admin's customer, or another's. */
async function newTitle(db: Database, customId = own): Promise<number> {
  const row = {
    customId,
    title: `示例 ${unique()}`,
    titleType: "company",
    taxNo: "91310115MA1H7K0018",
    createTime: new Date(),
  } as const;
  const [title] = await db.insert(invoiceTitles).values(row).returning({ id: invoiceTitles.id });
  return title?.id ?? 0;
}

/** An address of the admin's customer, or another's. */
async function newAddress(db: Database, customId = own): Promise<number> {
  const row = {
    customId,
    receiver: "示例",
    phone: "13800138000",
    province: "上海市",
    city: "上海市",
    district: "浦东新区",
    address: "张江路 1 号",
    createTime: new Date(),
  };
  const [address] = await db.insert(mailAddresses).values(row).returning({ id: mailAddresses.id });
  return address?.id ?? 0;
}

/** An invoice of the admin's customer in a status, to be moved on. */
async function newInvoice(db: Database, status: InvoiceStatus): Promise<number> {
  const now = new Date();
  const row = {
    customId: own,
    applyNo: `IV${unique()}`,
    amount: "106.00",
    taxRate: "0.060000",
    taxAmount: "6.00",
    invoiceType: 0,
    invoiceForm: 2,
    title: "示例",
    titleType: "personal",
    content: "示例",
    mailAddress: "上海市张江路 1 号",
    status,
    statusTime: now,
    applyTime: now,
    applicant: "admin",
    invoiceNo: "00000001",
    invoiceCode: "000000000001",
    issueTime: now,
  } as const;
  const [invoice] = await db.insert(invoices).values(row).returning({ id: invoices.id });
  return invoice?.id ?? 0;
}

/** Something of which the admin's customer can still invoice a lot. */
const invoiceable = (db: Database) => ownId(db, invoiceables, gt(invoiceables.canInvoiceAmount, "100000"));

/** A number no other bank account has. */
const newBankNo = () => `6222${String(randomInt(1_000_000_000)).padStart(12, "0")}`;

/** A bank account of the admin's customer in a status, or another's. */
async function newBankAccount(db: Database, status: BankAccountStatus = 1, customId = own): Promise<number> {
  const now = new Date();
  const row = {
    customId,
    accountName: "示例公司",
    bankName: "示例银行",
    branchName: "示例支行",
    bankNo: newBankNo(),
    status,
    statusTime: now,
    createTime: now,
  };
  const [account] = await db.insert(bankAccounts).values(row).returning({ id: bankAccounts.id });
  return account?.id ?? 0;
}

/** An amount that can be withdrawn, since there is more than enough cash. */
async function withdrawable(db: Database): Promise<string> {
  await db.transaction((tx) =>
    changeBalance(tx, {
      customId: own,
      fund: "cash",
      tradeType: "adjust",
      amount: "2000000.00",
      relateNo: "EXAMPLE",
      time: new Date(),
    }),
  );
  return "1.00";
}

/** A withdrawal under review, of the admin's customer or another's, whose amount is frozen. */
async function newWithdrawal(db: Database, customId = own): Promise<number> {
  const now = new Date();
  const withdrawNo = `WD${unique()}`;
  const row = {
    customId,
    withdrawNo,
    amount: "60000.00",
    bankName: "示例银行",
    accountName: "示例公司",
    bankNo: "6222 **** 0001",
    reason: "示例",
    status: 0,
    statusTime: now,
    applyTime: now,
    applicant: "admin",
  } as const;
  return db.transaction(async (tx) => {
    await changeBalance(tx, {
      customId,
      fund: "frozen",
      tradeType: "freeze",
      amount: row.amount,
      relateNo: withdrawNo,
      time: now,
    });
    const [withdrawal] = await tx.insert(withdrawals).values(row).returning({ id: withdrawals.id });
    return withdrawal?.id ?? 0;
  });
}

/** One example of every operation: a new one without its line here is a type error. */
export const examples: Record<OperationId, Example> = {
  // Session
  getVerifyCodeImage: { input: () => ({ verifyId: newVerifyId() }) },
  login: { input: () => ({ username: "admin", password: "Demo@12345", verifyId: newVerifyId(), verifyCode }) },
  logout: {},
  getSession: {},
  renewSession: {},
  listSessions: {},
  endSessions: {
    input: async (db) => ({ ids: [await newSession(db, "admin")] }),
    // A colleague's: of the same customer, and still not the admin's to end.
    foreign: { ids: (db) => newSession(db, "sun.jianguo") },
  },
  endOtherSessions: {},
  getCurrentUser: {},
  getAuthority: {},
  listLoginHistory: { input: () => ({ result: "ok", pageSize: 5 }) },

  // Users and roles
  getUser: { input: async (db) => ({ id: await ownUser(db) }), foreign: { id: foreignId(users) } },
  createUser: {
    input: async (db) => ({
      username: `example.${unique()}`,
      name: "示例用户",
      phone: newPhone(),
      email: `${unique()}@example.com`,
      password: "Sample#2097x",
      roleIds: [await ownRole(db)],
      remark: "",
    }),
    foreign: { roleIds: foreignId(roles) },
  },
  checkUserExists: { input: () => ({ username: "admin" }) },
  listUsers: {
    input: () => ({ pageNum: 1, pageSize: 10, sortField: "username", sortOrder: "ascending", keyword: "a" }),
    foreign: { roleId: foreignId(roles) },
    filters: true,
  },
  modifyUser: {
    input: async (db) => ({
      id: await ownUser(db),
      name: "孙建国",
      remark: "信息技术部",
      roleIds: [await ownRole(db)],
    }),
    foreign: { id: foreignId(users), roleIds: foreignId(roles) },
  },
  resetUserPassword: {
    input: async (db) => ({
      id: await ownId(db, users, eq(users.username, "wu.haifeng")),
      newPassword: `Fresh#${unique()}`,
    }),
    foreign: { id: foreignId(users) },
  },
  deleteUsers: {
    input: async (db) => ({ ids: [await newUser(db)] }),
    foreign: { ids: foreignId(users) },
  },
  listRoles: {},
  listUserRoles: { input: async (db) => ({ userId: await ownUser(db) }), foreign: { userId: foreignId(users) } },
  getRole: { input: async (db) => ({ id: await ownRole(db) }), foreign: { id: foreignId(roles) } },
  createRole: {
    input: () => ({
      roleName: `示例角色 ${unique()}`,
      authCodes: "v1,v3,v3-17,",
      remark: "示例",
      clientToken: unique(),
    }),
  },
  modifyRole: { input: async (db) => ({ id: await ownRole(db), remark: "示例" }), foreign: { id: foreignId(roles) } },
  deleteRoles: {
    input: async (db) => ({ ids: [await newRole(db)] }),
    foreign: { ids: foreignId(roles) },
  },

  // Messages
  listMessages: {
    input: () => ({
      type: ["finance", "om"],
      readFlag: 0,
      keyword: "1",
      startTime: "2024-01-01 00:00:00",
      sortField: "type",
      pageSize: 50,
    }),
  },
  getMessage: { input: async (db) => ({ id: await ownMessage(db) }), foreign: { id: colleaguesMessage } },
  deleteMessages: { input: async (db) => ({ ids: [await ownMessage(db)] }), foreign: { ids: colleaguesMessage } },
  markMessagesRead: { input: async (db) => ({ ids: [await ownMessage(db)] }), foreign: { ids: colleaguesMessage } },
  countMessages: {},
  countUnreadMessages: {},

  // Products, cart, orders
  ...catalogueExamples,
  ...fundsExamples,
  ...orderExamples,
  ...newsExamples,
  ...reportExamples,
  ...instanceExamples,
  ...warningExamples,
  ...cloudAccountExamples,
  ...agentExamples,
  ...workOrderExamples,
  commitOrder: {
    input: async (db) => ({ carIds: [await newCartItem(db)], orderType: 1, remark: "示例", clientToken: unique() }),
    foreign: { carIds: foreignId(cartItems) },
  },
  listOrders: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "payAmount",
      sortOrder: "ascending",
      orderNo: "CO",
      orderType: 1,
      status: [1, 3],
      productCode: "waf",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getOrderOrCartItem: {
    input: async (db) => ({ type: "order", id: await ownId(db, orders) }),
    foreign: { id: foreignId(orders) },
  },

  // Bills
  listBillProducts: {},
  listBillDetails: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "payableAmount",
      sortOrder: "ascending",
      granularity: "day",
      dimension: "instance",
      startCycle: "2024-01",
      endCycle: "2099-12",
      cloudCode: ["aliyun", "qingyun"],
      productCode: ["ali-ecs", "qy-instance"],
      currency: "CNY",
      payMode: "postPay",
      billItemType: ["PayAsYouGoBill", "Refund"],
      chargeCategory: ["Usage"],
      serviceCategory: ["Compute"],
      accountUid: "1098327645120938",
      regionId: "cn-beijing",
      projectId: 1,
      keyword: "core",
      minPayableAmount: "0.5",
      maxPayableAmount: "100000",
    }),
  },
  getBillDetail: { input: async (db) => ({ id: await ownId(db, billLines) }), foreign: { id: foreignId(billLines) } },

  getBillOverview: { input: () => ({ billCycle: "2026-01", ...overviewFilters }) },
  getBillTrend: { input: () => ({ billCycle: "2026-01", months: 6, by: "cloudCode", ...overviewFilters }) },
  getBillShares: { input: () => ({ billCycle: "2026-01", by: "productCode", limit: 5, ...overviewFilters }) },
  // Recharges
  createRecharge: {
    input: async (db) => ({
      amount: "5000.00",
      rechargeWay: "OfflineRemittance",
      payerName: "示例公司",
      payerAccount: "6225880100001234",
      voucherFileId: await newFile(db, "admin"),
      remark: "示例",
      clientToken: unique(),
    }),
  },
  listRecharges: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "amount",
      sortOrder: "ascending",
      rechargeNo: "RC",
      status: [0, 2],
      rechargeWay: ["Alipay", "BankTransfer"],
      minAmount: "0.01",
      maxAmount: "900000",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getRecharge: { input: async (db) => ({ id: await ownId(db, recharges) }), foreign: { id: foreignId(recharges) } },
  payRecharge: {
    input: async (db) => ({ id: await newRecharge(db), outcome: "paid", clientToken: unique() }),
    foreign: { id: foreignId(recharges) },
  },
  cancelRecharge: { input: async (db) => ({ id: await newRecharge(db) }), foreign: { id: foreignId(recharges) } },

  // Invoices
  listInvoiceables: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "canInvoiceAmount",
      sortOrder: "ascending",
      bizType: ["bill", "order"],
      open: true,
      keyword: "20",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  applyInvoice: {
    input: async (db) => ({
      items: [{ invoiceableId: await invoiceable(db), amount: "10.60" }],
      invoiceType: 0,
      invoiceForm: 2,
      titleId: await newTitle(db),
      email: "finance@example.com",
      addressId: await newAddress(db),
      remark: "示例",
      clientToken: unique(),
    }),
    foreign: { titleId: (db) => newTitle(db, other), addressId: (db) => newAddress(db, other) },
  },
  listInvoices: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "amount",
      sortOrder: "ascending",
      applyNo: "IV",
      status: [0, 6],
      invoiceType: [0, 1],
      invoiceForm: [1, 2],
      keyword: "华辰",
      minAmount: "0.01",
      maxAmount: "900000",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getInvoice: { input: async (db) => ({ id: await ownId(db, invoices) }), foreign: { id: foreignId(invoices) } },
  cancelInvoice: { input: async (db) => ({ id: await newInvoice(db, 0) }), foreign: { id: foreignId(invoices) } },
  receiveInvoice: { input: async (db) => ({ id: await newInvoice(db, 5) }), foreign: { id: foreignId(invoices) } },
  returnInvoice: {
    input: async (db) => ({ id: await newInvoice(db, 6), reason: "抬头有误" }),
    foreign: { id: foreignId(invoices) },
  },
  downloadInvoice: { input: async (db) => ({ id: await newInvoice(db, 6) }), foreign: { id: foreignId(invoices) } },
  listInvoiceTitles: { input: () => ({ pageNum: 1, pageSize: 10, keyword: "华辰", invoiceType: 1 }) },
  getInvoiceTitle: { input: async (db) => ({ id: await newTitle(db) }), foreign: { id: (db) => newTitle(db, other) } },
  saveInvoiceTitle: {
    input: async (db) => ({
      id: await newTitle(db),
      title: `示例 ${unique()}`,
      titleType: "company",
      taxNo: "91310115MA1H7K0018",
      regAddress: "张江路 1 号",
      regPhone: "021-58001234",
      bankName: "示例银行",
      bankNo: "1001234509300876",
      clientToken: unique(),
    }),
    foreign: { id: (db) => newTitle(db, other) },
  },
  deleteInvoiceTitles: {
    input: async (db) => ({ ids: [await newTitle(db)] }),
    foreign: { ids: (db) => newTitle(db, other) },
  },
  setDefaultInvoiceTitle: {
    input: async (db) => ({ id: await newTitle(db) }),
    foreign: { id: (db) => newTitle(db, other) },
  },
  listMailAddresses: { input: () => ({ pageNum: 1, pageSize: 10, keyword: "上海" }) },
  getMailAddress: {
    input: async (db) => ({ id: await newAddress(db) }),
    foreign: { id: (db) => newAddress(db, other) },
  },
  saveMailAddress: {
    input: async (db) => ({
      id: await newAddress(db),
      receiver: "示例",
      phone: newPhone(),
      province: "浙江省",
      city: "杭州市",
      district: "滨江区",
      address: "江南大道 1 号",
      zipCode: "310052",
      clientToken: unique(),
    }),
    foreign: { id: (db) => newAddress(db, other) },
  },
  deleteMailAddresses: {
    input: async (db) => ({ ids: [await newAddress(db)] }),
    foreign: { ids: (db) => newAddress(db, other) },
  },
  setDefaultMailAddress: {
    input: async (db) => ({ id: await newAddress(db) }),
    foreign: { id: (db) => newAddress(db, other) },
  },

  // Bank accounts and withdrawals
  listBankAccounts: { input: () => ({ pageNum: 1, pageSize: 10, status: [0, 1, 2], verified: true, keyword: "银行" }) },
  createBankAccount: {
    input: () => ({
      bankName: "示例银行",
      branchName: "示例支行",
      bankNo: newBankNo(),
      province: "上海市",
      city: "上海市",
      unionNo: "102290007832",
      clientToken: unique(),
    }),
  },
  deleteBankAccounts: {
    input: async (db) => ({ ids: [await newBankAccount(db)] }),
    foreign: { ids: (db) => newBankAccount(db, 1, other) },
  },
  setDefaultBankAccount: {
    input: async (db) => ({ id: await newBankAccount(db) }),
    foreign: { id: (db) => newBankAccount(db, 1, other) },
  },
  verifyBankAccount: {
    input: async (db) => ({ id: await newBankAccount(db, 2) }),
    foreign: { id: (db) => newBankAccount(db, 2, other) },
  },
  getWithdrawable: {},
  createWithdrawal: {
    input: async (db) => ({
      amount: await withdrawable(db),
      bankAccountId: await newBankAccount(db),
      reason: "示例",
      clientToken: unique(),
    }),
    foreign: { bankAccountId: (db) => newBankAccount(db, 1, other) },
  },
  listWithdrawals: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "amount",
      sortOrder: "ascending",
      withdrawNo: "WD",
      status: [0, 2],
      minAmount: "0.01",
      maxAmount: "900000",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getWithdrawal: {
    input: async (db) => ({ id: await newWithdrawal(db) }),
    foreign: { id: (db) => newWithdrawal(db, other) },
  },
  cancelWithdrawal: {
    input: async (db) => ({ id: await newWithdrawal(db) }),
    foreign: { id: (db) => newWithdrawal(db, other) },
  },

  // Clouds and contracts
  listClouds: {},
  listUserClouds: {},
  listRegions: {
    input: async (db) => ({
      cloudCode: "aliyun",
      cloudAccountId: await ownId(db, cloudAccounts, eq(cloudAccounts.cloudCode, "aliyun")),
    }),
    foreign: { cloudAccountId: foreignId(cloudAccounts) },
  },
  checkCloudAccount: {
    input: () => ({
      cloudCode: "aws",
      accountUid: "471902836645",
      accessKey: "AKIADEMOOVERSEAS0001",
      secretKey: "a".repeat(40),
      regionId: "cn-north-1",
    }),
  },
  listCustomContracts: {},

  // Files
  uploadFile: { input: () => ({ name: "凭证 1.pdf", content: Buffer.from("%PDF-1.7 example").toString("base64") }) },
  getFile: { input: async (db) => ({ id: await newFile(db, "admin") }), foreign: { id: (db) => newFile(db, "type0") } },
  downloadFile: {
    input: async (db) => ({ id: await newFile(db, "admin") }),
    foreign: { id: (db) => newFile(db, "type0") },
  },
  // Preferences and saved views
  getPreference: { input: () => ({ key: "columns.messages.list" }) },
  savePreference: { input: () => ({ key: "columns.messages.list", value: { hidden: ["type"], density: "compact" } }) },
  listSavedViews: { input: () => ({ list: "messages.list" }) },
  saveView: {
    input: async (db) => ({
      id: await newView(db),
      list: "messages.list",
      name: `示例 ${unique()}`,
      shared: true,
      state: viewState,
    }),
    foreign: { id: colleaguesView },
  },
  deleteView: { input: async (db) => ({ id: await newView(db) }), foreign: { id: colleaguesView } },
  setDefaultView: {
    input: async (db) => ({ list: "messages.list", id: await newView(db) }),
    foreign: { id: colleaguesView },
  },
  // Exports
  exportList: {
    input: () => ({
      call: "listUsers",
      input: { keyword: "a" },
      format: "csv",
      title: "账号",
      columns: [
        { name: "username", heading: "用户名" },
        { name: "status", heading: "状态", words: [{ value: "1", text: "正常" }] },
      ],
    }),
  },
};
