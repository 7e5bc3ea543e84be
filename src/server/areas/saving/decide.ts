import { SavingStatus } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { refuse } from "../../errors";
import { lifecycle } from "./lifecycle";
import { savingList } from "./lists";

const { open, dismissed } = SavingStatus;

/** A step of a user, without who and when. */
type UserStep = Omit<Parameters<typeof lifecycle.move>[2], "time" | "actorKind" | "actor">;

/** Dismisses open savings, all of them or none. @throws AnswerError SAVING_REMARK_MISSING, SAVING_STATUS_WRONG, NOT_FOUND */
export async function dismiss({ ids, reason, remark = "" }: Input<"dismissSavings">, context: Context): Promise<void> {
  const said = remark.trim();
  if (reason === "other" && said === "") throw refuse("SAVING_REMARK_MISSING");
  const note = said === "" ? {} : { note: { zh: said, en: said } };
  await moveAll(ids, { status: dismissed, reason, ...note }, context);
}

/** Reopens dismissed savings, all of them or none. @throws AnswerError SAVING_STATUS_WRONG, NOT_FOUND */
export async function reopen(ids: readonly number[], context: Context): Promise<void> {
  await moveAll(ids, { status: open }, context);
}

async function moveAll(ids: readonly number[], step: UserStep, context: Context): Promise<void> {
  const { user, now } = context;
  await context.db.transaction(async (tx) => {
    const rows = await savingList.lockAll(tx, ids, context);
    if (!rows.every(({ status }) => lifecycle.mayMove(status, step.status, "user")))
      throw refuse("SAVING_STATUS_WRONG");
    for (const row of rows)
      await lifecycle.move(tx, row, { ...step, time: now(), actorKind: "user", actor: user.username });
    const { status, reason } = step;
    await context.audit({ targets: [...ids], detail: { status, ...(reason && { reason }) } }, tx);
  });
}
