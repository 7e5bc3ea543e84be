import { describe, expect, it } from "vitest";
import type { Tx } from "../../src/server/database/client";
import type { ActorKind } from "../../src/server/database/schema/steps";
import { lifecycles } from "../../src/server/generated/lifecycles";

const actors: ActorKind[] = [
  "user",
  "payment",
  "remittance",
  "review",
  "bank",
  "tax",
  "provisioner",
  "engineer",
  "system",
];

/** A database that nothing may reach. */
const untouched = new Proxy({}, { get: () => expect.fail("the database was asked") }) as Tx;

/** Every life cycle as what all of them have in common. */
const all = lifecycles.map(({ subject, states, moves, mayMove, move }) => ({
  subject,
  states: Object.values(states),
  moves,
  mayMove,
  move: move as (tx: Tx, row: object, step: object) => Promise<unknown>,
}));

describe.each(all)("the life cycle of each $subject", ({ states, moves, mayMove, move }) => {
  const time = new Date();

  it("refuses every move that is not listed, and every actor that is not, before anything is changed", async () => {
    let refused = 0;
    for (const from of states) {
      for (const to of states) {
        for (const actorKind of actors) {
          const listed = moves.some((each) => each.from === from && each.to === to && each.by.includes(actorKind));
          expect(mayMove(from, to, actorKind)).toBe(listed);
          if (listed) continue;
          refused += 1;
          await expect(move(untouched, { id: 1, status: from }, { status: to, time, actorKind })).rejects.toThrow(
            /does not go from \w+ to \w+ by/,
          );
        }
      }
    }
    expect(refused).toBe(states.length ** 2 * actors.length - moves.reduce((sum, { by }) => sum + by.length, 0));
  });

  it("leads from one first state to every other, and to an end", () => {
    const targets = new Set(moves.map(({ to }) => to));
    const first = states.filter((state) => !targets.has(state));
    expect(first).toHaveLength(1);
    const reached = new Set(first);
    for (const state of reached) for (const { from, to } of moves) if (from === state) reached.add(to);
    expect([...reached].toSorted()).toEqual(states.toSorted());
    expect(states.some((state) => moves.every(({ from }) => from !== state))).toBe(true);
  });
});

it("are those of seven subjects", () => {
  expect(all.map(({ subject }) => subject).toSorted()).toEqual([
    "invoice",
    "order",
    "recharge",
    "refund",
    "transfer",
    "withdrawal",
    "work order",
  ]);
});
