import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { later, once } from "../../../src/state/later";

const Hello: ComponentType<{ name: string }> = ({ name }) => `Hello ${name}`;
const draw = (Part: ReturnType<typeof later<object, { name: string }>>) =>
  renderToStaticMarkup(createElement(Part, { name: "Ann", meanwhile: "…" }));

describe("loading once", () => {
  test("asks once, whoever asks how often", async () => {
    let loads = 0;
    const load = once(async () => ++loads);
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(load()).toBe(load());
  });

  test("forgets a failure, so that asking again tries again", async () => {
    let loads = 0;
    const load = once(async () => {
      loads += 1;
      if (loads === 1) throw new Error("offline");
      return loads;
    });
    await expect(load()).rejects.toThrow("offline");
    expect(await load()).toBe(2);
  });
});

describe("a component out of a chunk", () => {
  test("is stood in for until the chunk is there, and then drawn at the first drawing", async () => {
    const load = once(async () => ({ Hello }));
    const Part = later(load, (module) => module.Hello);
    expect(draw(Part)).toBe("…");
    await load();
    expect(draw(Part)).toBe("Hello Ann");
  });

  test("is drawn at the first drawing where something else has fetched the chunk", async () => {
    const load = once(async () => ({ Hello }));
    await load();
    expect(draw(later(load, (module) => module.Hello))).toBe("Hello Ann");
  });
});
