import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { outcome, sessionStorageOf } from "../helpers/signed-in";
import { drawer, field, narrow, question, rows, value } from "../helpers/views";
import { visitAfresh } from "../helpers/visit";

const LIST = "/userCenter/workOrderCenter/index";
const status = (page: Page) => page.locator('.detail-figures [data-field="status"] dd');
const said = (page: Page) => page.locator(".conversation-message");
const button = (page: Page, name: string) => drawer(page).getByRole("button", { name, exact: true });
/** The engineers take their time, which has passed already here. */
const wait = (own: OwnData, title: string) =>
  own.query("UPDATE work_orders SET update_time = update_time - interval '1 minute' WHERE title = $1", [title]);

test("a fault says when it was seen, at which ports, and carries the customer's own tags", async ({
  page,
  own,
  openAs,
}) => {
  const user = await own.user("v5,");
  const title = `端口不通 ${ownWord()}`;
  await openAs(user.username, 1, LIST);
  await page.getByRole("button", { name: "新建工单" }).click();
  await field(page, "title").getByRole("textbox").fill(title);
  await field(page, "type").getByRole("combobox").selectOption("咨询");
  await field(page, "severity").getByRole("combobox").selectOption("一般");
  await expect(field(page, "occurrence")).toHaveCount(0);
  await expect(field(page, "ports")).toHaveCount(0);
  await field(page, "type").getByRole("combobox").selectOption("报障");
  const [from, until] = [
    field(page, "occurrence").locator("input").first(),
    field(page, "occurrence").locator("input").last(),
  ];
  await from.fill("2026-02-02");
  await until.fill("2999-01-01");
  await field(page, "content").getByRole("textbox").fill("从外网访问不到，安全组已放行。");
  await field(page, "ports").getByRole("textbox").fill("443，8000 - 8100");
  await field(page, "tags").getByRole("textbox").pressSequentially("生产环境，north");
  await field(page, "tags").getByRole("textbox").press("Enter");
  await expect(field(page, "ports").getByRole("textbox")).toHaveValue("443,8000-8100");
  await expectAccessible(page);
  await page.getByRole("button", { name: "提交工单" }).click();
  await expect(field(page, "occurrence").locator(".form-error")).toContainText("不能晚于今天");
  await until.fill("2026-02-03");
  await page.getByRole("button", { name: "提交工单" }).click();

  await expect(value(page, "occurStart")).toHaveText("2026-02-02");
  await expect(value(page, "occurEnd")).toHaveText("2026-02-03");
  await expect(value(page, "ports")).toHaveText("443,8000-8100");
  await expect(value(page, "tags")).toContainText(/生产环境.*north/);
});

test("a work order goes from its opening with a file through the conversation to its rating", async ({
  page,
  own,
  openAs,
}) => {
  // Specification §6: the header shows work orders to whoever holds v3-5, and that is enough for all of this.
  const user = await own.user("v3-5,v6,");
  const title = `办公网丢包 ${ownWord()}`;
  await openAs(user.username, 1, "/index");
  await page.getByRole("banner").getByRole("link", { name: "工单" }).click();
  await page.getByRole("button", { name: "新建工单" }).click();
  await field(page, "title").getByRole("textbox").fill(title);
  await field(page, "type").getByRole("combobox").selectOption("报障");
  await field(page, "severity").getByRole("combobox").selectOption("严重");
  await field(page, "content").getByRole("textbox").fill("从今天上午开始网络不通，丢包约三成。");
  // It is still under way when the form is sent, which waits for it.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/v1/file/upload*", (route) => held.then(() => route.continue()));
  await field(page, "attachmentIds")
    .locator("input[type=file]")
    .setInputFiles([
      { name: "截图.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 shot") },
      { name: "记录.txt", mimeType: "text/plain", buffer: Buffer.from("ping") },
    ]);
  await expect(field(page, "attachmentIds").locator(".file-list")).toContainText("截图.pdf");
  await expect(field(page, "attachmentIds").getByRole("status")).toContainText("记录.txt");
  await page.getByRole("button", { name: "提交工单" }).click();
  release();

  // It leads to the work order, where the engineer's words appear by themselves.
  await expect(status(page)).toHaveText("待受理");
  await expect(value(page, "attachments").getByRole("button", { name: "截图.pdf" })).toBeVisible();
  await wait(own, title);
  await expect(status(page)).toHaveText("处理中", { timeout: 60_000 });
  await expect(said(page)).toContainText([/王磊.*已受理/s]);
  await wait(own, title);
  await expect(status(page)).toHaveText("待反馈", { timeout: 60_000 });
  await field(page, "message").getByRole("textbox").fill("目标端口 443，mtr 结果见附件。");
  // A reload would not lose it; what has been sent does not come back all the same.
  await expect.poll(() => sessionStorageOf(page)).toHaveProperty("keptInput");
  await button(page, "发送").click();
  await expect(said(page).last()).toContainText("目标端口 443");
  await expect(said(page).last()).toHaveClass(/conversation-own/);
  await expect(field(page, "message").getByRole("textbox")).toHaveValue("");
  await expectAccessible(page);
  await wait(own, title);
  await expect(status(page)).toHaveText("待确认", { timeout: 60_000 });
  await expect(page.locator(".detail-form")).toHaveCount(0);
  await button(page, "确认解决").click();
  await question(page).getByRole("button", { name: "确认解决" }).click();
  await expect(status(page)).toHaveText("已完成");
  await button(page, "评价").click();
  await field(page, "score").getByRole("radio", { name: "★★★★★ 非常满意" }).check();
  await page.getByRole("button", { name: "提交评价" }).click();
  await expect(outcome(page, "感谢您的评价")).toBeVisible();
  await expect(button(page, "评价")).toHaveCount(0);
  await expect(value(page, "score")).toContainText("非常满意");

  // The message centre has told of it, and leads there.
  await visitAfresh(page, `/userCenter/messageCenter/index?keyword=${encodeURIComponent(title)}`);
  await rows(page).first().getByRole("link", { name: /工单/ }).click();
  await drawer(page).getByRole("link", { name: "查看工单" }).click();
  await expect(status(page)).toHaveText("已完成");
});

test("the counts above the list filter it by state", async ({ page, openAs }) => {
  await openAs("admin", 1, LIST);
  const waiting = page.getByRole("group", { name: "按状态筛选" }).getByRole("button", { name: /待反馈/ });
  await waiting.click();
  await expect(page).toHaveURL(/status=17/);
  await expect(waiting).toHaveAttribute("aria-pressed", "true");
  await expect(rows(page).filter({ hasNotText: "待反馈" })).toHaveCount(0);
  await expectAccessible(page);
});

test("an enquiry about an enterprise service becomes a work order", async ({ page, own, openAs }) => {
  const { username } = await own.user("v5,v12,");
  await openAs(username, 1, "/service/index");
  await narrow(page, "渗透");
  await expect(page.locator(".card")).toHaveCount(1);
  await page.getByRole("button", { name: "了解详情" }).click();
  await expect(page).toHaveURL(/\/service\/detail\?id=\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("渗透测试");
  await expectAccessible(page);
  await page.reload();
  await field(page, "message").getByRole("textbox").fill("官网与接口，希望两周内完成。");
  await page.getByRole("button", { name: "提交咨询" }).click();
  await expect(outcome(page, "已为您建立工单")).toBeVisible();
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText("咨询企业服务：渗透测试");
  await expect(value(page, "content")).toContainText("官网与接口");
  const [made] = await own.query<{ type: string }>("SELECT type FROM work_orders WHERE creator = $1", [username]);
  expect(made?.type).toBe("demand");
});

for (const { locale, faults } of [
  {
    locale: "zh-CN",
    faults: [
      "“空.pdf”是空文件",
      /“假\.pdf”上传失败：只能上传 PDF/,
      /^“长+…”的文件名超过 128 个字符/,
      "“大.pdf”超过 5 MB",
      /“断\.pdf”上传失败：网络连接失败/,
    ],
  },
  {
    locale: "en-US",
    faults: [
      "“空.pdf” is empty",
      /“假\.pdf” could not be uploaded: Only PDF/,
      /“长+…” is longer than 128 characters/,
      "“大.pdf” is larger than 5 MB",
      /“断\.pdf” could not be uploaded: The server could not be reached/,
    ],
  },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("what can't be attached is said at the input, and what is attached stays", async ({
      page,
      own,
      openAs,
      problems,
    }) => {
      problems.expect(/ERR_CONNECTION_RESET/);
      const { username } = await own.user("v5,");
      await openAs(username, 1, "/userCenter/workOrderCenter/index?open=create");
      const attachments = field(page, "attachmentIds");
      const chooser = attachments.locator("input[type=file]");
      const file = (name: string, buffer = Buffer.from("%PDF-1.7 shot")) => ({
        name,
        mimeType: "application/pdf",
        buffer,
      });
      await chooser.setInputFiles(file("好.pdf"));
      await expect(attachments.locator(".file-list button")).toHaveCount(1);
      const [empty, wrong, long, large, cut] = faults;
      for (const [chosen, words] of [
        [file("空.pdf", Buffer.alloc(0)), empty],
        [file("假.pdf", Buffer.from("MZ")), wrong],
        [file(`${"长".repeat(251)}.pdf`), long],
        [file("大.pdf", Buffer.alloc(5 * 1024 * 1024 + 1)), large],
      ] as const) {
        await chooser.setInputFiles(chosen);
        await expect(attachments.getByRole("status")).toHaveText(words ?? "-");
      }
      await page.route("**/api/v1/file/upload*", (route) => route.abort("connectionreset"));
      await chooser.setInputFiles(file("断.pdf"));
      await expect(attachments.getByRole("status")).toHaveText(cut ?? "-");
      await expect(attachments.locator(".file-list li")).toHaveText(/^好\.pdf/);
    });
  });
}

test("the same file is attached once, until it is removed", async ({ page, own, openAs }) => {
  const { username } = await own.user("v5,");
  await openAs(username, 1, "/userCenter/workOrderCenter/index?open=create");
  const attachments = field(page, "attachmentIds");
  const drop = (): Promise<void> =>
    attachments.locator(".input-file").evaluate((target) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["%PDF-1.7 shot"], "截图.pdf", { type: "application/pdf", lastModified: 1 }));
      target.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
    });
  await drop();
  await expect(attachments.getByRole("button", { name: "移除 截图.pdf" })).toHaveCount(1);
  await drop();
  await expect(attachments.getByRole("status")).toHaveText("“截图.pdf”已添加，无需重复选择");
  await expect(attachments.locator(".file-list li")).toHaveCount(1);
  await attachments.getByRole("button", { name: "移除 截图.pdf" }).click();
  await expect(attachments.locator(".file-list li")).toHaveCount(0);
  await drop();
  await expect(attachments.getByRole("button", { name: "移除 截图.pdf" })).toHaveCount(1);
});

test("a work order shows its conversation first, with the facts beside it, or below it on a phone", async ({
  page,
  own,
  openAs,
}) => {
  const user = await own.user("v5,");
  const title = `布局 ${ownWord()}`;
  await openAs(user.username, 1, LIST);
  await page.getByRole("button", { name: "新建工单" }).click();
  await field(page, "title").getByRole("textbox").fill(title);
  await field(page, "type").getByRole("combobox").selectOption("咨询");
  await field(page, "severity").getByRole("combobox").selectOption("一般");
  await field(page, "content").getByRole("textbox").fill("请问如何查看历史账单的明细？");
  await page.getByRole("button", { name: "提交工单" }).click();
  const heading = (name: string) => drawer(page).getByRole("heading", { name, exact: true });
  await expect(heading("问题描述")).toBeVisible();
  const places = async () => {
    const [talk, facts] = await Promise.all([heading("沟通记录").boundingBox(), heading("问题描述").boundingBox()]);
    return { beside: (facts?.x ?? 0) > (talk?.x ?? 0), below: (facts?.y ?? 0) > (talk?.y ?? 0) };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(places).toEqual({ beside: true, below: false });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(places).toEqual({ beside: false, below: true });
});
