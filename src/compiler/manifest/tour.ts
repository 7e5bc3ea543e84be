import type { ConfigTourStep } from "../../model/config/tour";
import type { Program } from "../index/program";

/** The steps of the tour in their order; none where config has no tour. */
export function tourOf({ tour }: Program): ConfigTourStep[] {
  return tour?.value.steps ?? [];
}
