import type { Words } from "../../errors";

/** A duration as a text: "3 months". */
export function durationWords({
  durationNum,
  durationUnit,
}: {
  durationNum: number;
  durationUnit: string | null;
}): Words {
  const [zh, en] = durationUnit === "Y" ? ["年", "year"] : ["个月", "month"];
  return { zh: `${durationNum} ${zh}`, en: `${durationNum} ${en}${durationNum === 1 ? "" : "s"}` };
}
