import { describe, expect, it } from "vitest";
import type { Tx } from "../../src/server/database/client";
import type { ActorKind } from "../../src/server/database/schema/steps";

/** A life cycle, as far as it is the same for all subjects. */
interface AnyLifecycle {
  subject: string;
  states: Record<string, number>;
  mayMove(from: number, to: number, by: ActorKind): boolean;
  begin(tx: Tx, id: number, step: object): Promise<void>;
  move(tx: Tx, row: object, step: object): Promise<unknown>;
}

const modules = import.meta.glob<AnyLifecycle>("../../src/server/areas/*/lifecycle.ts", {
  eager: true,
  import: "lifecycle",
});
const lifecycles = Object.values(modules);

/**
 * The domain rules, written down once more: how rows begin ("0 user": in state 0, by a user), and each allowed move with who makes it.
 */
const rules: Record<string, { begins: string; moves: string }> = {
  order: {
    begins: "0 system, 1 user, 1 system, 3 system",
    moves: `0>1 review, 0>4 user, 1>2 user, 1>2 system, 1>4 user, 1>5 system, 2>3 provisioner, 2>6 provisioner, 3>7 user,
      6>7 system, 7>8 system`,
  },
  recharge: {
    begins: "0 user",
    moves: `0>1 remittance, 0>2 payment, 0>2 remittance, 0>3 payment, 0>3 remittance, 0>4 user, 0>4 system, 1>2 payment,
      1>2 remittance, 1>3 payment, 1>3 remittance`,
  },
  withdrawal: { begins: "0 user", moves: "0>1 review, 0>3 review, 0>5 user, 1>2 bank, 1>4 bank, 1>4 system" },
  refund: { begins: "0 user", moves: "0>1 review, 0>3 review, 0>4 user, 1>2 system" },
  invoice: {
    begins: "0 user",
    moves: `0>1 review, 0>2 review, 0>4 user, 2>3 user, 2>5 tax, 2>6 tax, 3>4 tax, 5>6 user, 5>6 system, 6>7 user, 7>6 tax,
      7>8 tax`,
  },
  transfer: { begins: "0 user", moves: "0>1 review, 0>1 system, 0>2 review, 0>2 system" },
  "quota application": { begins: "0 user", moves: "0>1 review, 0>2 review, 0>3 user, 0>3 system" },
  "resource operation": {
    begins: "0 user",
    moves: `0>1 cloud, 0>4 cloud, 0>4 system, 0>5 system, 0>6 system, 1>2 cloud, 1>3 cloud, 1>4 cloud, 1>4 system, 1>5 system,
      2>3 cloud, 2>4 cloud, 2>4 system, 2>5 system, 6>0 system, 6>1 cloud, 6>4 system, 6>5 system`,
  },
  alarm: { begins: "0 system", moves: "0>1 user, 0>3 user, 1>2 user, 1>3 user" },
  saving: {
    begins: "0 system",
    moves: "0>1 user, 0>2 system, 1>0 user, 1>0 system, 1>2 system, 2>0 system, 2>1 system",
  },
  "work order": {
    begins: "0 user",
    moves: `0>1 engineer, 0>4 user, 1>17 engineer, 1>2 engineer, 1>4 user, 17>1 user, 2>3 user, 2>3 system, 2>1 user`,
  },
};
const listed = (text: string): string[] => text.split(/,\s+/).toSorted();

const actors = "user payment remittance review bank tax provisioner engineer cloud system".split(" ") as ActorKind[];

/** A database that nothing may reach. */
const untouched = new Proxy({}, { get: () => expect.fail("the database was asked") }) as Tx;

it("are those that the rules name", () => {
  expect(lifecycles.map(({ subject }) => subject).toSorted()).toEqual(Object.keys(rules).toSorted());
});

describe.each(lifecycles)("the life cycle of each $subject", ({ subject, states, mayMove, begin, move }) => {
  const time = new Date();
  const { begins, moves } = rules[subject] ?? { begins: "", moves: "" };
  const all = Object.values(states);
  const said = (call: Promise<unknown>): Promise<string> => call.then(() => "done", String);

  it("allows the moves of the rules, and refuses every other before anything is changed", async () => {
    const found: Record<string, string[]> = { allowed: [], refused: [], "refused by move": [] };
    for (const from of all) {
      for (const to of all) {
        for (const actorKind of actors) {
          const step = `${from}>${to} ${actorKind}`;
          found[mayMove(from, to, actorKind) ? "allowed" : "refused"]?.push(step);
          const answer = await said(move(untouched, { id: 1, status: from }, { status: to, time, actorKind }));
          if (/does not go from \w+ to \w+ by/.test(answer)) found["refused by move"]?.push(step);
        }
      }
    }
    expect(found.allowed?.toSorted()).toEqual(listed(moves));
    expect(found.refused?.filter((step) => !found["refused by move"]?.includes(step))).toEqual([]);
  });

  it("begins as the rules say, and in no other way", async () => {
    const found: string[] = [];
    for (const status of all) {
      for (const actorKind of actors) {
        const answer = await said(begin(untouched, 1, { status, time, actorKind }));
        if (!answer.includes("does not begin as")) found.push(`${status} ${actorKind}`);
      }
    }
    expect(found.toSorted()).toEqual(listed(begins));
  });
});
