import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../helpers/browser";
import { type OwnData, ownWord, test } from "../helpers/own-data";
import { drawer, narrow, value } from "../helpers/views";

const cards = (page: Page) => page.locator(".card");

/** An item of news with a text of its own. */
async function ownNews(own: OwnData, content: string, type = 2): Promise<{ id: number; title: string }> {
  const title = `新闻 ${ownWord()}`;
  const words = JSON.stringify({ zh: title, en: title });
  const [made] = await own.query<{ id: string }>(
    "INSERT INTO news (type, title, summary, content, publish_time) VALUES ($1, $2, $2, $3, now()) RETURNING id",
    [type, words, JSON.stringify({ zh: content, en: content })],
  );
  return { id: Number(made?.id), title };
}

test("news are listed by type, read one after another, and counted once a day", async ({ page, own, openAs }) => {
  const { username } = await own.user("v1,");
  await openAs(username, 1, "/index");
  await page.getByRole("link", { name: "全部公告" }).click();
  await expect(page.locator(".tab[aria-current=page]")).toHaveText("公告");
  await expect(cards(page).first()).toContainText("置顶");
  await expectAccessible(page);
  const { id, title } = await ownNews(own, "<h2>小标题</h2><p>正文</p>", 3);
  await page.getByRole("link", { name: "活动" }).click();
  await expect(page).toHaveURL(/newsCenter\/news\/3$/);
  await narrow(page, "新闻");
  await expect(page).toHaveURL(/keyword=/);
  await cards(page).filter({ hasText: title }).getByRole("button", { name: "阅读" }).click();
  await expect(drawer(page).getByRole("heading", { name: "小标题", level: 4 })).toBeVisible();
  await expect(value(page, "viewCount")).toHaveText("1");
  await expectAccessible(page);
  await drawer(page).getByRole("link", { name: "单独打开" }).click();
  await expect(page).toHaveURL(new RegExp(`newsDetail/${id}$`));
  await expect(value(page, "content")).toContainText("正文");
  await expect(value(page, "viewCount")).toHaveText("1");
  const [row] = await own.query<{ view_count: number }>("SELECT view_count FROM news WHERE id = $1", [id]);
  expect(row?.view_count).toBe(1);
  await page.getByRole("link", { name: "下一篇" }).click();
  await expect(page).not.toHaveURL(new RegExp(`newsDetail/${id}$`));
  await page.getByRole("link", { name: "上一篇" }).click();
  await expect(page).toHaveURL(new RegExp(`newsDetail/${id}$`));
  await page.getByRole("link", { name: "更多同类" }).click();
  await cards(page).nth(0).getByRole("button", { name: "阅读" }).click();
  await drawer(page)
    .getByRole("button", { name: /下一条|下一个/ })
    .click();
  await expect(drawer(page)).toContainText("第 2 条");
});

/** What a text may try, each of which would show in the page's title, in an alarm or in a request. */
const hostile = `
  <p id="kept" onclick="document.title='clicked'" style="position:fixed;inset:0">留下的文字</p>
  <script>document.title='script'</script><style>body{display:none}</style>
  <img src="//evil.example/x" onerror="document.title='onerror'"><img src="https://evil.example/pixel.png"><img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="/custom/own.svg" onload="document.title='onload'" alt="自己的图">
  <svg onload="document.title='svg'"><script>document.title='svg'</script><a xlink:href="javascript:document.title='xlink'">矢量</a></svg><math><mtext><style><img src=x onerror="document.title='math'"></style></mtext></math>
  <iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>parent.document.title='srcdoc'</script>"></iframe><object data="https://evil.example/"></object><embed src="https://evil.example/">
  <form action="https://evil.example/"><input name="password"><button formaction="javascript:document.title='form'">登录</button></form>
  <meta http-equiv="refresh" content="0;url=https://evil.example/"><base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/a.css">
  <a href="javascript:document.title='link'">脚本链接</a><a href=" java&#10;script:document.title='link'">换行链接</a><a href="data:text/html,<script>1</script>">数据链接</a><a href="vbscript:x">旧链接</a>
  <a href="https://docs.example.com/a" target="_self" rel="opener">好链接</a><a href="/custom/userCenter/messageCenter/index">站内链接</a>
  <div data-action="delete" aria-hidden="true" class="bp6-overlay" name="cookie" id="root">普通块</div>
  <table><tr><td>格子</td></tr></table><noscript><p title="</noscript><img src=x onerror=document.title='mxss'>"></noscript>`;

test("a hostile text does nothing: no script, frame, form, style or foreign request; its words stay", async ({
  page,
  own,
  openAs,
  problems,
}) => {
  // What the policy of the page forbids is reported from the inert document, too, in which the text is taken apart.
  problems.expect(/Content.Security.Policy/);
  const { username } = await own.user("v1,");
  const { id } = await ownNews(own, hostile);
  await page.route("**/custom/own.svg", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    }),
  );
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!/^https?:\/\/(localhost|127\.0\.0\.1)[:/]/.test(request.url())) foreign.push(request.url());
  });
  await openAs(username, 1, `/newsCenter/newsDetail/${id}`);
  const content = value(page, "content").locator(".html");
  for (const words of ["留下的文字", "普通块", "格子", "脚本链接", "好链接"])
    await expect(content).toContainText(words);
  const left = await content.evaluate((element) => {
    const all = [...element.querySelectorAll("*")];
    return {
      tags: [...new Set(all.map(({ localName }) => localName))].sort(),
      attributes: [...new Set(all.flatMap((each) => each.getAttributeNames()))].sort(),
      links: [...element.querySelectorAll("a")].map((link) => [
        link.textContent,
        link.getAttribute("href"),
        link.rel,
        link.target,
      ]),
      images: [...element.querySelectorAll("img")].map(({ alt }) => alt),
    };
  });
  expect(left.tags.filter((tag) => !["a", "div", "img", "p", "table", "tbody", "td", "tr"].includes(tag))).toEqual([]);
  expect(
    left.attributes.filter(
      (name) =>
        !["alt", "aria-label", "class", "href", "loading", "rel", "role", "src", "tabindex", "target"].includes(name),
    ),
  ).toEqual([]);
  expect(left.images).toEqual(["自己的图"]);
  expect(left.links.filter(([, href]) => href !== null)).toEqual([
    ["好链接", "https://docs.example.com/a", "noopener noreferrer", "_blank"],
    ["站内链接", "/custom/userCenter/messageCenter/index", "", ""],
  ]);
  await content.getByText("留下的文字").click();
  await content.getByText("换行链接").click();
  await expect(page).toHaveTitle(/云服务管理控制台|Cloud/);
  await expect(page).toHaveURL(new RegExp(`newsDetail/${id}$`));
  expect(foreign).toEqual([]);
  await expectAccessible(page);
});

test("an address that names nothing says so, and does not offer to try again", async ({
  page,
  own,
  openAs,
  problems,
}) => {
  problems.expect(/400|404/);
  const { username } = await own.user("v1,");
  await openAs(username, 1, "/service/detail");
  await expect(page.getByRole("heading", { name: "没有找到该记录" })).toBeVisible();
  await page.goto("/custom/newsCenter/newsDetail/no-such-item");
  await expect(page.getByRole("heading", { name: "没有找到该记录" })).toBeVisible();
  await expect(page.getByRole("button", { name: "重试" })).toHaveCount(0);
});
