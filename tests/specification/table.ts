import type { PlacedRow, Row } from "./row";
import { callRows } from "./table/calls";
import { limits } from "./table/constants";
import { entities } from "./table/entities";
import { errors } from "./table/errors";
import { permissions } from "./table/permissions";
import { introduction, purpose } from "./table/purpose";
import { routes } from "./table/routes";
import { screens } from "./table/screens";
import { transitions } from "./table/transitions";
import { validation } from "./table/validation";

const paragraphs: Record<string, readonly Row[]> = {
  Introduction: introduction,
  "§1": purpose,
  "§2": [...screens, ...routes],
  "§3": entities,
  "§4": transitions,
  "§5": validation,
  "§6": permissions,
  "§7": callRows,
  "§8": errors,
  "§9": limits,
};

/**
 * The specification, sentence by sentence: what obliges the product, quoted, and the tests that show it. Left out is what obliges to
 * nothing ("Other field validation: not shown").
 */
export const table: readonly PlacedRow[] = Object.entries(paragraphs).flatMap(([paragraph, rows]) =>
  rows.map((row) => ({ paragraph, ...row })),
);
