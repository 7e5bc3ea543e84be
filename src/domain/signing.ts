import { Md5 } from "ts-md5";
import {
  defaultSigningNames,
  defaultSigningOrder,
  type SigningNames,
  type SigningPart,
  type SigningParts,
} from "./signing-names";

/** The signature: md5 (32 lower-case hex digits) of the parts written one after another in this order. */
export function signature(parts: SigningParts, order: readonly SigningPart[] = defaultSigningOrder): string {
  return Md5.hashStr(order.map((part) => parts[part]).join(""));
}

/** Specification §7: the headers of a call, except the content type. */
export function signedHeaders(
  parts: SigningParts,
  names: SigningNames = defaultSigningNames,
  order: readonly SigningPart[] = defaultSigningOrder,
): Record<string, string> {
  return {
    [names.token]: parts.token,
    [names.timestamp]: parts.timestamp,
    [names.code]: parts.code,
    [names.source]: parts.source,
    [names.signature]: signature(parts, order),
  };
}
