import { expect, type Locator, type Page } from "playwright/test";

// Where the parts of rendered views are.

/** The rows of the list; not its head, not its totals. */
export function rows(page: Page): Locator {
  return page.locator("tr[data-row-key]");
}

/** The row that says that in a cell, whatever buttons stand beside it. */
export function row(page: Page, name: string): Locator {
  return rows(page).filter({ has: page.getByText(name, { exact: true }) });
}

/** A window in which no column of any list folds into its rows. */
export const unfolded = { width: 3600, height: 900 } as const;

/** The cells of one column, its head's words given, from the first row on; none while there is no table. */
export async function column(page: Page, head: string): Promise<string[]> {
  const place = await placeOf(page, head);
  return rows(page).evaluateAll((found, index) => found.map((each) => each.children[index]?.textContent ?? ""), place);
}

/** The amounts of one column with every digit. */
export async function exactColumn(page: Page, head: string): Promise<string[]> {
  return exactTexts(rows(page).locator(`> :nth-child(${(await placeOf(page, head)) + 1})`));
}

/** What cells say, amounts with every digit, as their hints have them: the cells themselves are rounded. */
export function exactTexts(cells: Locator): Promise<string[]> {
  return cells.evaluateAll((found) =>
    found.map((cell) => {
      const hinted = cell.matches("[data-hint]") ? cell : cell.querySelector("[data-hint]");
      return hinted?.getAttribute("data-hint") ?? cell.textContent ?? "";
    }),
  );
}

async function placeOf(page: Page, head: string): Promise<number> {
  const heads = await page.getByRole("columnheader").allTextContents();
  const place = heads.findIndex((words) => words.startsWith(head));
  if (heads.length > 0 && place === -1) throw new Error(`No column "${head}" among ${heads.join(", ")}.`);
  return place;
}

/** One filter of a list, by its field. */
export function filter(page: Page, name: string): Locator {
  return page.locator(`[data-filter="${name}"]`);
}

/** Where filters of any property are typed. */
export function filterLine(page: Page): Locator {
  return page.getByRole("combobox", { name: /^(筛选条件|Filter)$/ });
}

/** Types a filter, or a text to search for, and enters it. */
export async function narrow(page: Page, text: string): Promise<void> {
  await filterLine(page).fill(text);
  await filterLine(page).press("Enter");
}

/** The filters that the line shows. */
export function tokens(page: Page): Locator {
  return page.getByRole("list", { name: /^(已应用的筛选|Applied filters)$/ }).getByRole("listitem");
}

/** Opens what a filter's button unfolds: the range or the choices of a list. */
export async function unfoldFilter(page: Page, name: string): Promise<void> {
  await filter(page, name).getByRole("button").first().click();
}

/** "1–20 of 45" below the list. */
export function count(page: Page): Locator {
  return page.locator(".list-count");
}

/** The panel over the page. */
export function drawer(page: Page): Locator {
  return page.getByRole("dialog");
}

/** The panel beside a list. */
export function sidePanel(page: Page): Locator {
  return page.locator("aside.side-panel");
}

/** The question whether an action is meant. */
export function question(page: Page): Locator {
  return page.getByRole("alertdialog");
}

/** A field of a detail, by its name in the API. */
export function value(page: Page, name: string): Locator {
  return page.locator(`.detail [data-field="${name}"] dd`);
}

/** A field of a form, by its name in the API: label, input, hint and message. */
export function field(page: Page, name: string): Locator {
  return page.locator(`.form [data-field="${name}"]`);
}

/** What a form says is wrong with a field. */
export function problem(page: Page, name: string): Locator {
  return field(page, name).locator(".form-error");
}

/** The query of the page's address. */
export function query(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

/** The header's entry to the message centre, whose name holds the number of unread messages. */
export function messagesEntry(page: Page): Locator {
  return page.locator("[data-header-entry=messages]");
}

/** A checkbox of a form, as the reader presses it: by its words. */
export function choice(page: Page, name: string, words: string): Locator {
  return field(page, name).locator("label").filter({ hasText: words });
}

/** Waits until the server has what the user changed of the console: this browser marks what it does not have. */
export async function expectSaved(page: Page): Promise<void> {
  const unsaved = () =>
    page.evaluate(() => Object.values<string>({ ...localStorage }).filter((kept) => kept.includes('"unsaved":true')));
  await expect.poll(unsaved).toEqual([]);
}
