import { expect, type Page } from "playwright/test";

/** For all places at once. */
const softly = expect.configure({ soft: true });

/**
 * No Chinese in an English page but what people or clouds wrote: data stands in `bdi`, in what is chosen from, in what is typed in
 * and in formatted text. What is wrong is named.
 */
export async function expectEnglish(page: Page): Promise<void> {
  const chinese = () =>
    page.evaluate(() => {
      const data = "bdi, .html, [lang]:not(html), option, label.bp6-checkbox, textarea, script, style, noscript";
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { parentElement: parent, textContent: text } = walker.currentNode;
        if (parent && text && /\p{Script=Han}/u.test(text) && !parent.closest(data))
          found.push(`${parent.tagName}.${parent.className}: ${text.slice(0, 40)}`);
      }
      return found;
    });
  await softly.poll(chinese, "Chinese in an English page").toEqual([]);
}

/**
 * Nothing lies upon a control in sight: what is at its centre is the control, its label or part of it. What is scrolled out of its
 * frame, also below what stays there, is not in sight; things of a map are moved by the reader. What is covered is named.
 */
export async function expectNothingCovered(page: Page): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      const name = (each: Element): string => `${each.tagName}.${each.getAttribute("class")}`;
      const within = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
        x >= left && x <= right && y >= top && y <= bottom;
      const inSight = (control: Element, x: number, y: number): boolean => {
        for (let frame = control.parentElement; frame; frame = frame.parentElement) {
          const clips = getComputedStyle(frame).overflow !== "visible";
          if (clips && !within(frame.getBoundingClientRect(), x, y)) return false;
        }
        return true;
      };
      const stays = (element: Element): boolean => {
        for (let each: Element | null = element; each; each = each.parentElement)
          if (getComputedStyle(each).position === "sticky") return true;
        return false;
      };
      const top = document.querySelector("dialog[open]") ?? document.querySelector(".drawer") ?? document.body;
      const controls = [...top.querySelectorAll<HTMLElement>("a[href], button, select, input, textarea, [role=tab]")];
      return controls.flatMap((control) => {
        const { left, top: upper, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, upper + height / 2];
        const isDrawn = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (width < 2 || height < 2 || !isDrawn || control.closest(".map-space") || !inSight(control, x, y)) return [];
        const at = document.elementFromPoint(x, y);
        const related = !at || at.contains(control) || control.contains(at) || control.closest("label")?.contains(at);
        return related || stays(at) ? [] : [`${name(control)} "${control.innerText.slice(0, 20)}" by ${name(at)}`];
      });
    });
  await softly.poll(covered, "covered").toEqual([]);
}
