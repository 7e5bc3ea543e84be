import type { Row } from "../api/operation";
import type { ValueKind } from "../../model/value-kind";
import type { Place } from "../read/config-file";
import type { Report } from "../report/report";
import { propertyInWords } from "../widgets/kind-words";

/** What stands in a role is a field of the row, of the kind that the role needs. */
export function checkFieldKind(
  row: Row,
  { name, role, kind }: { name: string; role: string; kind: ValueKind },
  place: Place,
  report: Report,
): void {
  const property = row.properties.get(name);
  if (!property) report(place, "CFG_UNKNOWN_FIELD", { name, owner: row.name }, row.properties.keys());
  else if (property.kind !== kind) report(place, "CFG_CARD_MISFIT", { role, name, type: propertyInWords(property) });
}
