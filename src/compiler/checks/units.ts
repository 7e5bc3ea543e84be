import { besideOf } from "../index/field-uses";
import { at, eachField } from "./check";

/** A unit that a row carries is a text of the same row, and stands behind what is drawn as a number or an amount. */
export const checkUnits = eachField((use, report) => {
  const { name, face, field, info } = use;
  const unit = field?.unitFrom;
  if (unit === undefined || face !== "cell") return;
  const place = at(info.subject, ["fields", name, "unitFrom"]);
  const properties = besideOf(use);
  if (!properties) return;
  if (!properties.has(unit)) report(place, "CFG_UNKNOWN_FIELD", { name: unit, owner: name }, [...properties.keys()]);
});
