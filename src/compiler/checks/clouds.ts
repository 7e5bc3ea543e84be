import type { ConfigClouds } from "../../model/config/clouds";
import { cloudEnumOf } from "../index/cloud-enums";
import { at, type Check } from "./check";

/** The clouds are those of the API: each code is a value of the enum of clouds, and each of its values has a cloud. */
export const checkClouds: Check = ({ program: { clouds, api } }, report) => {
  const list: ConfigClouds["clouds"] = clouds?.value.clouds ?? [];
  if (!clouds || list.length === 0) return;
  const codes = list.map(({ code }) => code);
  const name = cloudEnumOf(api, codes);
  const values = (name === undefined ? [] : (api.enumValues(name) ?? [])).map(String);
  for (const [index, code] of codes.entries())
    if (!values.includes(code))
      report(at(clouds, ["clouds", index, "code"]), "CFG_UNKNOWN_VALUE", { name: code }, values);
  for (const value of values)
    if (!codes.includes(value)) report(at(clouds, ["clouds"]), "CFG_CLOUD_MISSING", { name: name ?? "", value });
};
