import type { Property } from "../api/property";
import type { Scope } from "../index/scope";
import { admittingCodes, type ViewInfo } from "../index/views";
import type { Path } from "../read/config-file";
import type { Report } from "../report/report";
import { at, eachUse, eachView, together } from "./check";

/**
 * A property with a permission of its own is shown to holders only, without a word in config. Where a view depends on a property,
 * everybody whom it admits has to hold one of its codes.
 */
export const checkFieldPermissions = together(
  eachView<Scope>((info, report, { scope }) => {
    const { view, fields, row } = info;
    for (const key of ["rowKey", "title", "of", "sort", "refreshWhile", "keep", "palette", "map"])
      checkNames(scope, info, report, (view as Holder)[key], [...info.path, key]);
    for (const { name, field, face, property, owner, row: own = row } of fields) {
      if (face === "cell" && !owner)
        checkNames(scope, info, report, field?.when, ["fields", name, "when"], own?.properties);
      if (field?.required) checkName(scope, info, report, property, ["fields", name, "required"]);
    }
  }),
  eachUse<Scope>(({ action, info, name, rows }, report, { scope }) => {
    if (rows === "none") return;
    for (const key of ["when", "send"] as const)
      checkNames(scope, info, report, action?.[key], ["actions", name, key], info.row?.properties, key === "send");
    for (const key of ["sum", "type"] as const)
      checkNames(scope, info, report, action?.confirm?.[key], ["actions", name, "confirm", key]);
  }),
);

type Holder = Readonly<Record<string, unknown>>;

/** The names that a key of config has: one, a list of them, those it maps from, or, of sources, those it maps to. */
function checkNames(
  scope: Scope,
  info: ViewInfo,
  report: Report,
  value: unknown,
  path: Path,
  properties = info.row?.properties,
  ofValues = path.at(-1) === "map",
): void {
  const check = (name: unknown, tail: Path): void =>
    checkName(scope, info, report, properties?.get(String(name)), [...path, ...tail]);
  if (typeof value === "string") check(value, []);
  else if (Array.isArray(value)) value.forEach((name, index) => check(name, [index]));
  else
    for (const [key, inner] of Object.entries(value ?? {}))
      checkName(scope, info, report, properties?.get(ofValues ? [inner].flat()[0] : key), [...path, key], !ofValues);
}

function checkName(
  { codes }: Scope,
  info: ViewInfo,
  report: Report,
  { name, permission }: Partial<Property> = {},
  path: Path,
  key = false,
): void {
  if (!permission) return;
  const admitting = admittingCodes(info);
  const holds = (code: string): boolean => permission.some((one) => codes.withParents(code).has(one));
  if (admitting.length > 0 && admitting.every(holds)) return;
  report({ ...at(info.subject, path), key }, "CFG_FIELD_PERMISSION", {
    name: name ?? "",
    codes: permission.join(" / "),
  });
}
