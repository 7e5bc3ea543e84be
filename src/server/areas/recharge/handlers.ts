import { asc, eq } from "drizzle-orm";
import { RechargeStatus } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Handlers } from "../../context";
import { rechargeEvents, recharges } from "../../database/schema/account";
import { AnswerError, refuse } from "../../errors";
import { addMinutes, monthsLater, toLocalDate } from "../../time";
import { claimFile } from "../file/claim-file";
import { requireProvider } from "../../providers";
import { fileClaims } from "../../generated/file-claims";
import { newNumber } from "../new-number";
import { toStep } from "../steps";
import { toRecharge } from "./answers";
import { rechargeList } from "./lists";
import { lifecycle } from "./lifecycle";
import { tradesAbout } from "../account/trades-about";

/** How long a recharge waits for its payment. */
const payWithinMinutes = 72 * 60;

/** What an offline remittance cannot do without. */
const offlineFields = ["payerName", "payerAccount", "voucherFileId"] as const;

/** Recharges of the caller's customer. */
export const handlers = {
  createRecharge: async (input, context) => {
    const { user } = context;
    const now = context.now();
    checkOffline(input);
    checkRemitDate(input, now);
    const { clientToken: _token, remark = "", ...asked } = input;
    return context.db.transaction(async (tx) => {
      if (asked.voucherFileId !== undefined)
        await claimFile(tx, context, asked.voucherFileId, fileClaims.createRecharge.voucherFileId);
      const [row] = await tx
        .insert(recharges)
        .values({
          ...asked,
          remark,
          customId: user.customId,
          rechargeNo: newNumber("RC", now),
          status: RechargeStatus.awaitingPayment,
          statusTime: now,
          applyTime: now,
          payDeadline: addMinutes(now, payWithinMinutes),
          operator: user.username,
        })
        .returning();
      if (!row) throw new Error("an insert returns its row");
      await lifecycle.begin(tx, row.id, {
        status: RechargeStatus.awaitingPayment,
        time: now,
        actorKind: "user",
        actor: user.username,
      });
      await context.audit(
        { targets: [row.id], detail: { rechargeNo: row.rechargeNo, amount: row.amount, rechargeWay: row.rechargeWay } },
        tx,
      );
      return { id: row.id, rechargeWay: row.rechargeWay, status: row.status };
    });
  },

  payRecharge: async ({ id, outcome }, context) =>
    context.db.transaction(async (tx) => {
      const row = await rechargeList.lock(tx, id, context);
      const { rechargeNo, amount, rechargeWay, status, statusTime: since } = row;
      const page = requireProvider(context.providers, "paymentPage");
      const news =
        status === RechargeStatus.awaitingPayment
          ? page.pay({ rechargeNo, amount, rechargeWay, status, since }, outcome)
          : undefined;
      if (!news) throw refuse("RECHARGE_NOT_PAYABLE");
      await lifecycle.move(tx, row, { ...news, time: context.now(), actorKind: page.actor });
      await context.audit({ targets: [id], detail: { rechargeNo, outcome } }, tx);
      return { id, status: news.status };
    }),

  getRecharge: async ({ id }, context) => {
    const row = await rechargeList.get(id, context);
    const [events, [entry]] = await Promise.all([
      context.db.select().from(rechargeEvents).where(eq(rechargeEvents.rechargeId, id)).orderBy(asc(rechargeEvents.id)),
      tradesAbout(context.db, row.customId, row.rechargeNo),
    ]);
    return {
      ...toRecharge(row),
      balanceAfter: entry?.balance ?? null,
      history: events.map((event) => toStep(event, context.language)),
    };
  },

  cancelRecharge: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const row = await rechargeList.lock(tx, id, context);
      if (!lifecycle.mayMove(row.status, RechargeStatus.closed, "user")) throw refuse("RECHARGE_NOT_OPEN");
      await lifecycle.move(tx, row, {
        status: RechargeStatus.closed,
        time: context.now(),
        actorKind: "user",
        actor: context.user.username,
      });
      await context.audit({ targets: [id], detail: { rechargeNo: row.rechargeNo } }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

/** Domain rules: "offline needs payer and voucher file". @throws AnswerError naming each field that is missing */
function checkOffline(input: Input<"createRecharge">): void {
  if (input.rechargeWay !== "OfflineRemittance") return;
  const errors = offlineFields
    .filter((field) => input[field] === undefined)
    .map((field) => refuse("RECHARGE_OFFLINE", {}, field));
  const [first] = errors;
  if (first)
    throw new AnswerError(
      first.code,
      first.words,
      errors.flatMap((error) => error.errors ?? []),
    );
}

/** A remittance is found among those of a year. */
function checkRemitDate({ remitDate }: Input<"createRecharge">, now: Date): void {
  const possible =
    remitDate === undefined || (remitDate <= toLocalDate(now) && remitDate >= toLocalDate(monthsLater(now, -12)));
  if (!possible) throw refuse("RECHARGE_REMIT_DATE");
}
