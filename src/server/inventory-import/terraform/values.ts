import type { CloudCode } from "../../../generated/api";
import { normalised, objectOf, textOf } from "../aws";
import type { Described } from "../entry";

/** Attributes of a resource in a Terraform state, by the names of its provider. */
export type Values = Record<string, unknown>;

/** A type of resource in Terraform: of which cloud, and how it is described in the console's terms. */
export interface TerraformType {
  cloudCode: CloudCode;
  describe: (values: Values) => Described;
}

/** States of hosts, as clouds write them in small letters. */
export const hosts = {
  running: "running",
  stopped: "stopped",
  pending: "creating",
  starting: "starting",
  stopping: "stopping",
  active: "running",
  shutoff: "stopped",
  terminated: "released",
};
/** States of databases. */
export const databases = {
  available: "running",
  running: "running",
  "backing-up": "backingUp",
  modifying: "resizing",
  rebooting: "rebooting",
  creating: "creating",
};

/** States are compared without regard to case: each cloud writes them in its own. */
export const stateOf = (states: Record<string, string>, raw: unknown) => normalised(states, textOf(raw)?.toLowerCase());
/** All texts that say something. */
export const list = (...values: unknown[]) => values.flat().flatMap((value) => textOf(value) ?? []);
/** Whether it is paid ahead. */
export const prepaid = (mode: unknown) => (/^(prepaid|subscription)$/i.test(textOf(mode) ?? "") ? "prePay" : "postPay");
/** The state of what can be attached, and the host it is attached to. */
export const disk = (host: unknown) => ({
  status: textOf(host) === undefined ? "available" : "inUse",
  hostResourceId: textOf(host),
});
/** Its tags, those of the provider's settings among them. */
export const tagsOf = ({ tags, tags_all: all }: Values) => objectOf(all ?? tags);
/** A whole number, also where the provider writes it as a text. */
export const whole = (value: unknown) =>
  Number.isSafeInteger(Number(value)) && value !== null && value !== "" ? Number(value) : null;

const engines: Record<string, string> = {
  mysql: "MySQL",
  postgres: "PostgreSQL",
  postgresql: "PostgreSQL",
  mariadb: "MariaDB",
  sqlserver: "SQLServer",
};

/** What runs a database, where the console knows it: "sqlserver-se" is SQLServer, "aurora-mysql" MySQL. */
export function engineOf(engine: unknown): string | null {
  const parts = textOf(engine)?.toLowerCase().split("-") ?? [];
  return parts.map((part) => engines[part]).find((known) => known !== undefined) ?? null;
}
