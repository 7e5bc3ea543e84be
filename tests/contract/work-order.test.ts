import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  ServicePage,
  WorkOrderCount,
  WorkOrderDetail,
  WorkOrderPage,
  WorkOrderStatus,
} from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { serviceDeskSimulator } from "../../src/server/areas/work-order/demo-service-desk";
import { answerWorkOrders, confirmWorkOrders } from "../../src/server/areas/work-order/follow-work-orders";
import { users } from "../../src/server/database/schema/identity";
import { messages } from "../../src/server/database/schema/message";
import { workOrderReplies, workOrders } from "../../src/server/database/schema/work-order";
import { toLocalDate } from "../../src/server/time";
import { newWorkOrder } from "./examples/work-orders";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
let other: string;
beforeAll(async () => {
  api = await createTestApi();
  [token, other] = [await api.signIn("admin"), await api.signIn("type0")];
});
afterAll(() => api.close());

const newToken = () => randomBytes(12).toString("hex");
const at = (seconds: number) => new Date(api.now().getTime() + seconds * 1000);
const deskAfter = (seconds: number) => answerWorkOrders(api.db, serviceDeskSimulator, at(seconds));
const call = (operation: OperationId, input: object, as = token) => api.call(operation, input, { token: as });
const create = (input: object = {}, as = token) =>
  call(
    "createWorkOrder",
    {
      title: "办公网访问云主机丢包",
      type: "fault",
      severity: 2,
      content: "今天上午起网络不通，丢包严重。",
      clientToken: newToken(),
      ...input,
    },
    as,
  );
const created = async (input: object = {}, as = token) => ((await create(input, as)).data as { id: number }).id;
const detail = async (id: number, as = token, language = "zh-CN"): Promise<WorkOrderDetail> =>
  (await api.call("getWorkOrder", { id }, { token: as, language })).data;
const way = async (id: number) => (await detail(id)).history.map(({ status }) => status);
const reply = (id: number, message = "目标端口 443，从上午开始。", more: object = {}) =>
  call("replyWorkOrder", { id, message, clientToken: newToken(), ...more });
const upload = async (as = token) =>
  (
    (
      await call(
        "uploadFile",
        { name: "截图.pdf", content: Buffer.from("%PDF-1.7 example").toString("base64") } as object,
        as,
      )
    ).data as { id: number }
  ).id;

describe("the demo's work orders", () => {
  it("are ninety, in every state, and agree with themselves", async () => {
    expect(await api.db.$count(workOrders)).toBe(90);
    const { list, counts }: WorkOrderPage = (await call("listWorkOrders", { pageSize: 200 })).data;
    expect(counts.filter(({ count }) => count > 0).map(({ status }) => status)).toEqual([0, 1, 17, 2, 3, 4]);
    for (const { id, status, replyCount } of list.slice(0, 30)) {
      const { history, replies } = await detail(id);
      expect({ id, status: history.at(-1)?.status, replies: replies.length }).toEqual({
        id,
        status,
        replies: replyCount,
      });
    }
  });

  it("that are open wait for a person", async () => {
    const open = () => api.db.$count(workOrders, and(eq(workOrders.status, 1)));
    const before = await open();
    await deskAfter(30);
    await confirmWorkOrders(api.db, api.now());
    expect(await open()).toBe(before);
  });

  it("are counted: what is open, and of that what waits for the customer", async () => {
    const { counts }: WorkOrderPage = (await call("listWorkOrders", {})).data;
    const of = (...statuses: WorkOrderStatus[]) =>
      counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
    expect((await api.call("countWorkOrders", undefined, { token })).data as WorkOrderCount).toEqual({
      open: of(0, 1, 17, 2),
      awaiting: of(17, 2),
    });
  });

  it("are found by title, kind and state, and counted whatever state is asked for", async () => {
    const { list, total, counts }: WorkOrderPage = (
      await call("listWorkOrders", { keyword: "发票", type: ["finance"], status: [3], pageSize: 200 })
    ).data;
    expect(total).toBe(list.length);
    expect(list.every(({ title, type, status }) => title.includes("发票") && type === "finance" && status === 3)).toBe(
      true,
    );
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(total);
  });
});

describe("a work order", () => {
  it("is accepted, asked back, answered, solved, confirmed and rated once", async () => {
    const id = await created();
    expect(await detail(id)).toMatchObject({
      status: 0,
      handler: null,
      creator: "admin",
      contact: "陈思远",
      replies: [],
    });
    await deskAfter(5);
    await deskAfter(20);
    const asked = await detail(id);
    expect(asked).toMatchObject({
      status: 17,
      handler: "王磊",
      replies: [{ role: "engineer" }, { role: "engineer", content: expect.stringContaining("端口") }],
    });
    expect((await detail(id, token, "en")).replies[1]?.content).toContain("port");
    expect((await reply(id)).code).toBe(200);
    await deskAfter(10);
    expect(await detail(id)).toMatchObject({ status: 2, replyCount: 4, confirmDeadline: expect.any(String) });
    expect((await call("confirmWorkOrder", { id })).code).toBe(200);
    const scores = await Promise.all([5, 4, 3].map((score) => call("scoreWorkOrder", { id, score, comment: "很好" })));
    expect(scores.map(({ code }) => code).sort()).toEqual([200, 422, 422]);
    expect(await way(id)).toEqual([0, 1, 17, 1, 2, 3]);
    expect(await detail(id)).toMatchObject({ rated: true, closeTime: expect.any(String) });
  });

  it("keeps the days of a fault, ports and the customer's own tags", async () => {
    const today = toLocalDate(api.now());
    const facts = { occurStart: "2026-01-31", occurEnd: today, ports: "443,8000-8100", tags: ["生产环境", "north"] };
    const id = await created(facts);
    expect(await detail(id)).toMatchObject(facts);
    const { list }: WorkOrderPage = (await call("listWorkOrders", { pageSize: 1 })).data;
    expect(list[0]).toMatchObject({ id, tags: facts.tags });
    expect(await detail(await created())).toMatchObject({ occurStart: null, occurEnd: null, ports: null, tags: [] });
  });

  it.each([
    [422, "occurStart", { occurStart: "2999-01-01" }],
    [422, "occurEnd", { occurStart: "2026-01-01", occurEnd: "2999-01-01" }],
    [422, "occurEnd", { occurStart: "2026-01-02", occurEnd: "2026-01-01" }],
    [400, "ports", { ports: "443-80" }],
    [400, "ports", { ports: "70000" }],
    [400, "tags", { tags: ["a", "b", "c", "d", "e", "f"] }],
    [400, "tags/0", { tags: ["a,b"] }],
  ])("refuses with %i at %s: %o", async (code, place, input) => {
    const count = await api.db.$count(workOrders);
    const { data, ...answer } = await create(input);
    expect(answer).toMatchObject({ code });
    expect((data as { errors: { field: string }[] }).errors.map(({ field }) => field.replaceAll(".", "/"))).toContain(
      place,
    );
    expect(await api.db.$count(workOrders)).toBe(count);
  });

  it("tells its creator in both languages, and leads back", async () => {
    const id = await created({ title: "发票抬头需要修改", type: "finance", content: "发票抬头写错，需要改为子公司。" });
    await deskAfter(5);
    const [told] = await api.db
      .select()
      .from(messages)
      .where(and(eq(messages.bizType, "workOrder"), eq(messages.bizId, String(id))));
    expect(told).toMatchObject({
      readFlag: 0,
      title: "工单已受理：发票抬头需要修改",
      titleEn: "Work order accepted: 发票抬头需要修改",
      contentEn: expect.stringContaining("Sun Yue"),
    });
  });

  it("is reopened with the reason as a message, and gets another answer", async () => {
    const id = await created({ title: "发票抬头需要修改", type: "finance", content: "发票抬头写错，需要改为子公司。" });
    await deskAfter(5);
    await deskAfter(20);
    expect(await way(id)).toEqual([0, 1, 2]);
    expect((await call("reopenWorkOrder", { id, reason: "还是原来的抬头" })).code).toBe(200);
    await deskAfter(10);
    const { replies, history } = await detail(id);
    expect(history.map(({ status }) => status)).toEqual([0, 1, 2, 1, 2]);
    expect(replies.map(({ role }) => role)).toEqual(["engineer", "engineer", "customer", "engineer"]);
    expect(replies.at(-1)?.content).toContain("二线");
    expect((await call("closeWorkOrder", { id, reason: "不再需要" })).code).toBe(200);
    expect((await detail(id)).history.at(-1)).toMatchObject({ status: 3, note: "不再需要" });
  });

  it("is urged once in half an hour, and the engineer answers", async () => {
    const id = await created();
    await deskAfter(5);
    await api.db.update(workOrders).set({ urgeTime: null, updateTime: api.now() }).where(eq(workOrders.id, id));
    await api.db
      .update(workOrderReplies)
      .set({ createTime: at(-60) })
      .where(eq(workOrderReplies.workOrderId, id));
    const answers = await Promise.all(Array.from({ length: 6 }, () => call("urgeWorkOrder", { id })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.find(({ code }) => code === 422)?.message).toContain("30 分钟");
    await deskAfter(10);
    expect(await detail(id)).toMatchObject({
      status: 1,
      urgeCount: 1,
      replies: [{}, { content: expect.stringContaining("催办") }],
    });
    await api.db
      .update(workOrders)
      .set({ urgeTime: at(-31 * 60) })
      .where(eq(workOrders.id, id));
    expect((await call("urgeWorkOrder", { id })).code).toBe(200);
  });

  it("waits for a person where one is asked for", async () => {
    const id = await created({ content: "请转人工处理，需要电话沟通。" });
    await deskAfter(60);
    expect(await way(id)).toEqual([0]);
  });

  it("is confirmed by itself after seven days, not before", async () => {
    const id = await newWorkOrder(api.db, 2);
    await confirmWorkOrders(api.db, at(6.9 * 86_400));
    expect((await detail(id)).status).toBe(2);
    await confirmWorkOrders(api.db, at(7.1 * 86_400));
    expect(await detail(id)).toMatchObject({ status: 3, history: [{ status: 3, actor: "系统" }] });
  });

  const allowed: Record<string, readonly WorkOrderStatus[]> = {
    replyWorkOrder: [0, 1, 17],
    urgeWorkOrder: [0, 1],
    cancelWorkOrder: [0, 1],
    confirmWorkOrder: [2],
    reopenWorkOrder: [2],
    closeWorkOrder: [2],
    scoreWorkOrder: [3],
  };
  const inputs: Record<string, () => object> = {
    replyWorkOrder: () => ({ message: "补充", clientToken: newToken() }),
    reopenWorkOrder: () => ({ reason: "没有解决" }),
    closeWorkOrder: () => ({ reason: "不再需要" }),
    scoreWorkOrder: () => ({ score: 5 }),
  };
  const statuses: readonly WorkOrderStatus[] = [0, 1, 17, 2, 3, 4];
  it.each(
    Object.entries(allowed).flatMap(([operation, ok]) =>
      statuses.map((status) => [operation, status, ok.includes(status) ? 200 : 422] as const),
    ),
  )("%s in status %d answers %d", async (operation, status, code) => {
    const id = await newWorkOrder(api.db, status);
    expect((await call(operation as OperationId, { id, ...inputs[operation]?.() })).code).toBe(code);
  });

  it("stays as it is where something is refused", async () => {
    const id = await newWorkOrder(api.db, 2);
    const before = await detail(id);
    for (const operation of ["replyWorkOrder", "urgeWorkOrder", "cancelWorkOrder", "scoreWorkOrder"])
      await call(operation as OperationId, { id, ...inputs[operation]?.() });
    expect(await detail(id)).toEqual(before);
  });

  it("is confirmed or reopened, never both", async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await newWorkOrder(api.db, 2);
      const answers = await Promise.all([
        call("confirmWorkOrder", { id }),
        call("reopenWorkOrder", { id, reason: "没有解决" }),
        call("closeWorkOrder", { id, reason: "不再需要" }),
      ]);
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 422, 422]);
      expect((await detail(id)).history).toHaveLength(1);
    }
  });

  it("takes every message that is written at once, and moves on once", async () => {
    const id = await newWorkOrder(api.db, 17);
    await Promise.all(Array.from({ length: 8 }, (_, index) => reply(id, `第 ${index} 条`)));
    expect(await detail(id)).toMatchObject({ status: 1, replyCount: 8, history: [{ status: 1 }] });
  });

  it("is not answered over what its customer has just written", async () => {
    const title = `丢包 ${newToken()}`;
    const id = await created({ title });
    await answerWorkOrders(
      api.db,
      {
        follow: async (order, now) =>
          order.title === title ? (await reply(id, "刚刚补充"), serviceDeskSimulator.follow(order, now)) : undefined,
      },
      at(5),
    );
    expect(await detail(id)).toMatchObject({ status: 0, replyCount: 1, replies: [{ role: "customer" }] });
  });

  it("is opened once, and each message sent once, however often the same comes", async () => {
    const clientToken = newToken();
    const answers = await Promise.all(Array.from({ length: 16 }, () => create({ clientToken })));
    const ids = new Set(answers.map(({ data }) => (data as { id: number }).id));
    expect(ids.size).toBe(1);
    expect((await create({ clientToken, title: "另一个标题" })).code).toBe(409);
    const [id = 0] = ids;
    const same = newToken();
    await Promise.all(Array.from({ length: 8 }, () => reply(id, "一次", { clientToken: same })));
    expect((await detail(id)).replyCount).toBe(1);
  });

  // Specification §2 and §6: the menu leads there by v5, the header by v3-5.
  it.each(["v5,", "v3-5,"])("is opened and found by whoever holds %s", async (authCodes) => {
    const own = await api.signIn("viewer");
    await api.db.update(users).set({ authCodes }).where(eq(users.username, "viewer"));
    expect((await call("listWorkOrders", {}, own)).code).toBe(200);
    expect((await create({}, own)).code).toBe(200);
    await api.db.update(users).set({ authCodes: "v3,v6," }).where(eq(users.username, "viewer"));
    expect(await call("listWorkOrders", {}, own)).toMatchObject({
      code: 403,
      message: expect.stringContaining("v5 / v3-5"),
    });
  });

  it("names a product that exists", async () => {
    expect(await create({ productCode: "no-such-product" })).toMatchObject({
      code: 404,
      data: { errors: [{ field: "productCode" }] },
    });
  });

  it.each([
    ["title", "短"],
    ["content", "太短"],
    ["type", "other"],
    ["severity", 5],
    ["attachmentIds", [1, 2, 3, 4, 5, 6]],
  ])("refuses %s %j", async (field, value) => {
    expect(await create({ [field]: value })).toMatchObject({ status: 400, code: 400 });
  });
});

describe("attachments", () => {
  it("belong to the work order: its customer downloads them, nobody else", async () => {
    const fileId = await upload();
    const id = await created({ attachmentIds: [fileId] });
    expect(await detail(id)).toMatchObject({
      attachments: [{ id: fileId, name: "截图.pdf", type: "application/pdf" }],
    });
    const replyFile = await upload();
    await reply(id, "截图见附件", { attachmentIds: [replyFile] });
    expect((await detail(id)).replies[0]?.attachments).toMatchObject([{ id: replyFile }]);
    const colleague = await api.signIn("zhou.wenbo");
    for (const file of [fileId, replyFile]) {
      expect((await call("downloadFile", { id: file }, colleague)).status).toBe(200);
      expect((await call("downloadFile", { id: file }, other)).code).toBe(404);
      expect((await call("getFile", { id: file }, await api.signIn("finance"))).code).toBe(404);
    }
  });

  it("are the caller's own and not used yet; where one is not, nothing is written", async () => {
    const before = await api.db.$count(workOrders);
    const [used, others] = [await upload(), await upload(other)];
    await created({ attachmentIds: [used] });
    for (const attachmentIds of [[used], [others], [await upload(), 9_007_199_254_740_991]]) {
      expect(await create({ attachmentIds })).toMatchObject({
        code: 422,
        data: { errors: [{ field: "attachmentIds" }] },
      });
    }
    expect(await api.db.$count(workOrders)).toBe(before + 1);
  });
});

describe("enterprise services", () => {
  it("are fourteen in five categories, in both languages, and found by either", async () => {
    const list = async (input: object, language = "zh-CN"): Promise<ServicePage> =>
      (await api.call("listServices", input, { token: other, language })).data;
    const all = await list({ pageSize: 50 });
    expect(all.total).toBe(14);
    expect(new Set(all.list.map(({ categoryId }) => categoryId)).size).toBe(5);
    expect((await list({ keyword: "penetration" })).list[0]?.name).toBe("渗透测试");
    expect((await list({ keyword: "渗透" }, "en")).list[0]).toMatchObject({
      name: "Penetration testing",
      price: "From ¥22,000 per system",
    });
  });

  it("are enquired about by a work order that names them", async () => {
    const input = { id: 5, message: "希望两周内完成一次测试。", contact: "李工", clientToken: newToken() };
    const ids = await Promise.all([call("enquireService", input), call("enquireService", input)]);
    expect(new Set(ids.map(({ data }) => (data as { id: number }).id)).size).toBe(1);
    expect(await detail((ids.map(({ data }) => data as { id: number })[0] ?? { id: 0 }).id)).toMatchObject({
      title: "咨询企业服务：渗透测试",
      type: "demand",
      status: 0,
      contact: "李工",
      content: input.message,
    });
  });

  it("that are not offered any more are none", async () => {
    await api.db.execute("UPDATE services SET status = 0 WHERE id = 14");
    expect((await call("getService", { id: 14 })).code).toBe(404);
    expect(
      (await call("enquireService", { id: 14, message: "希望了解云治理咨询的安排。", clientToken: newToken() })).code,
    ).toBe(404);
  });
});
