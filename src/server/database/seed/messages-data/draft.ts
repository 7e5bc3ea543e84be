import type { MessageLevel, MessageType } from "../../../../generated/api";
import type { Words } from "../../../errors";

/** A message before anybody gets it. */
export interface Draft {
  type: MessageType;
  /** Finer kind, such as billReady. */
  subType: string;
  level: MessageLevel;
  title: Words;
  content: Words;
  /** What it is about, and which one; null when about nothing in particular. */
  bizType: string | null;
  bizId: string | null;
  createTime: Date;
}

/** An amount in yuan for a text: "¥12,345.60". The amount is a decimal string of any scale; only the first two decimals show. */
export function yuanText(amount: string): string {
  const [whole = "0", fraction = ""] = amount.split(".");
  return `¥${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${fraction.padEnd(2, "0").slice(0, 2)}`;
}

/** The tail of a long name, so that titles fit their column. */
export function short(text: string, length = 40): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
