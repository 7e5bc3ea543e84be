import { describe, expect, it } from "vitest";
import { together } from "../../../src/server/database/together";

/** Asks whose answers are given by hand, one after the other. */
function asked() {
  const all: (readonly number[])[] = [];
  const ends: ((end: readonly string[] | Error) => void)[] = [];
  const { ask, waiting } = together((numbers: readonly number[]) => {
    all.push(numbers);
    return new Promise<readonly string[]>((resolve, reject) =>
      ends.push((end) => (end instanceof Error ? reject(end) : resolve(end))),
    );
  });
  return { all, ask, waiting, end: (end: readonly string[] | Error) => ends.shift()?.(end) };
}

describe("what is asked together", () => {
  it("is asked at once when nothing is under way, and else with all that wait", async () => {
    const { all, ask, waiting, end } = asked();
    const answers = [1, 2, 3].map(ask);
    expect(all).toEqual([[1]]);
    expect(waiting()).toBe(2);
    end(["one"]);
    expect(await answers[0]).toBe("one");
    expect(all).toEqual([[1], [2, 3]]);
    expect(waiting()).toBe(0);
    const last = ask(4);
    end(["two", "three"]);
    expect(await Promise.all(answers)).toEqual(["one", "two", "three"]);
    end(["four"]);
    expect(await last).toBe("four");
  });

  it("fails together, and what waited is asked all the same", async () => {
    const { all, ask, end } = asked();
    const [one, two, three] = [1, 2, 3].map(ask);
    end(new Error("gone"));
    await expect(one).rejects.toThrow("gone");
    const failed = Promise.allSettled([two, three]);
    end(new Error("gone again"));
    expect((await failed).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const four = ask(4);
    end(["four"]);
    expect(await four).toBe("four");
    expect(all).toEqual([[1], [2, 3], [4]]);
  });

  it("is never more than fifty at a time, none lost", async () => {
    const { all, ask, end } = asked();
    const answers = Array.from({ length: 121 }, (_, index) => ask(index));
    for (const one of answers) {
      end(all.at(-1)?.map(String) ?? []);
      await one;
    }
    expect(all.map(({ length }) => length)).toEqual([1, 50, 50, 20]);
    expect(await Promise.all(answers)).toEqual(answers.map((_, index) => String(index)));
  });
});
