import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flappingMost, type NoticeFacts, noticeOf } from "../../../../src/domain/alarm/notice";

const hour = 60 * 60_000;
const begins: NoticeFacts = {
  to: "alarm",
  judged: true,
  time: 100 * hour,
  hasReceivers: true,
  isIgnored: false,
  isSilenced: false,
  isInhibited: false,
  lastTold: null,
  silenceTime: 86_400,
  begun: 1,
};

describe("telling of a change of an alarm", () => {
  it.each<[string, Partial<NoticeFacts>, ReturnType<typeof noticeOf>]>([
    ["a new alarm", {}, "sent"],
    ["a new alarm of a rule without silence", { silenceTime: 0 }, "sent"],
    ["the same alarm, back within the silence", { lastTold: 77 * hour }, "repeated"],
    ["the same alarm, back when the silence is over", { lastTold: 76 * hour }, "sent"],
    ["an alarm while a graver one lasts", { isInhibited: true }, "inhibited"],
    ["an alarm while a silence holds", { isSilenced: true, isInhibited: true }, "silenced"],
    ["a recovery while a silence holds", { to: "ok", lastTold: 99 * hour, isSilenced: true }, "silenced"],
    ["a recovery while a silence holds, the beginning not told of", { to: "ok", isSilenced: true }, "notNeeded"],
    ["the last beginning before it flaps", { begun: flappingMost }, "sent"],
    ["one beginning more", { begun: flappingMost + 1 }, "flapping"],
    ["an alarm that is to be ignored", { isIgnored: true }, "ignored"],
    ["an alarm of a rule that names no one", { hasReceivers: false }, "nobody"],
    ["a recovery, the beginning told of", { to: "ok", lastTold: 99 * hour }, "sent"],
    ["a recovery, the beginning not told of", { to: "ok" }, "notNeeded"],
    ["a recovery while a graver alarm lasts", { to: "ok", lastTold: 99 * hour, isInhibited: true }, "sent"],
    ["data missing", { to: "insufficientData", lastTold: 99 * hour }, "notNeeded"],
    ["a change of the rule", { to: "ok", judged: false, lastTold: 99 * hour }, "notNeeded"],
  ])("%s", (_says, facts, outcome) => {
    expect(noticeOf({ ...begins, ...facts })).toBe(outcome);
  });

  it("tells of nothing to no one, and of no recovery without its beginning", () => {
    const facts = fc.record<NoticeFacts>({
      to: fc.constantFrom("alarm", "ok", "insufficientData"),
      judged: fc.boolean(),
      time: fc.integer({ min: 0, max: 1e12 }),
      hasReceivers: fc.boolean(),
      isIgnored: fc.boolean(),
      isSilenced: fc.boolean(),
      isInhibited: fc.boolean(),
      lastTold: fc.option(fc.integer({ min: 0, max: 1e12 })),
      silenceTime: fc.integer({ min: 0, max: 604_800 }),
      begun: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(facts, (given) => {
        if (noticeOf(given) !== "sent") return;
        expect(given.hasReceivers && given.judged && !given.isIgnored && given.to !== "insufficientData").toBe(true);
        expect(given.isSilenced).toBe(false);
        expect(given.to === "alarm" || given.lastTold !== null).toBe(true);
      }),
    );
  });
});
