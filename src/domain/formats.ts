import { isDomain, isWildcardDomain } from "./domain-name";
import { readDuration } from "./duration";
import { isCodeList } from "./permission";
import { isPortList } from "./port-list";

/** Names of the string formats the description uses. */
export type FormatName =
  | "date"
  | "decimal"
  | "domain"
  | "duration"
  | "email"
  | "ipv4"
  | "json"
  | "local-date-time"
  | "menu-codes"
  | "password"
  | "phone"
  | "port-list"
  | "ratio"
  | "uri"
  | "wildcard-domain"
  | "year-month";

/** Up to 18 digits before the point and 8 after it, no exponent, no leading zeros or plus. */
const decimal = /^-?(0|[1-9]\d{0,17})(\.\d{1,8})?$/;
/** NUMERIC(9,6). */
const ratio = /^-?(0|[1-9]\d{0,2})(\.\d{1,6})?$/;
/** A mobile number of the Chinese mainland. */
const phone = /^1[3-9]\d{9}$/;
const email =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const uri = /^[a-z][a-z0-9+.-]*:\/\/[^\s"<>\\^`{|}]+$/i;
const yearMonth = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;
const day = /^(\d{4})-(\d\d)-(\d\d)$/;
const time = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** A day of the calendar as "yyyy-MM-dd" from the year 1900 on: 2023-02-29 is none. */
function isDate(text: string): boolean {
  const match = day.exec(text);
  if (!match) return false;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  const moment = new Date(Date.UTC(year, month - 1, date));
  return year >= 1900 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date;
}

/** "yyyy-MM-dd HH:mm:ss"; the time zone is always Asia/Shanghai. */
function isLocalDateTime(text: string): boolean {
  return text.charAt(10) === " " && isDate(text.slice(0, 10)) && time.test(text.slice(11));
}

/** A value that is typed as text in JSON, where an API takes nested values. */
function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Every string format of the description with its test. The server's request check and the compiled form validators
 * both use these functions, so that a form never accepts what the server refuses.
 */
export const formats: Record<FormatName, (text: string) => boolean> = {
  date: isDate,
  decimal: (text) => decimal.test(text),
  domain: isDomain,
  duration: (text) => readDuration(text) !== undefined,
  email: (text) => text.length <= 128 && email.test(text),
  ipv4: (text) => ipv4.test(text),
  json: isJson,
  "local-date-time": isLocalDateTime,
  "menu-codes": isCodeList,
  // Marks the widget; the rules of new passwords are the server's (an old password may predate them).
  password: () => true,
  phone: (text) => phone.test(text),
  "port-list": isPortList,
  ratio: (text) => ratio.test(text),
  uri: (text) => uri.test(text),
  "wildcard-domain": isWildcardDomain,
  "year-month": (text) => yearMonth.test(text),
};
