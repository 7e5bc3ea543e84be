import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020";
import { formats } from "../../domain/formats";
import description from "../../generated/openapi.json" with { type: "json" };
import { resourceTypes } from "../areas/cloud/provider";
import type { ResourceType } from "../../generated/api";
import { fromLocal } from "../time";
import type { Described, Entry } from "./entry";

/** The schema of the rows of each type. */
const schemas: Record<ResourceType, string> = {
  priNet: "PriNet",
  host: "Host",
  disk: "Disk",
  pubIp: "PubIp",
  database: "Database",
  redis: "Redis",
  mongo: "Mongo",
};

/** What the console finds out itself, and so is no attribute of a file. */
const derived = ["status", "hostId", "hostName", "bindResourceName", "vpcId", "diskCount", "hostCount", "publicIp"];

/** Columns of all types, by the property of the API that says what they take; the others are described here. */
const ofApi = ["resourceId", "name", "regionId", "zoneId", "rawStatus", "payMode", "projectName"];
const maxTags = 20;
const ofOurs = {
  type: { enum: resourceTypes },
  // Looked at below.
  createTime: {},
  expireTime: {},
  hostResourceId: { type: "string", maxLength: 128 },
  networkResourceId: { type: "string", maxLength: 128 },
  tags: {
    type: "object",
    maxProperties: maxTags,
    propertyNames: { minLength: 1, maxLength: 64 },
    additionalProperties: { type: "string", maxLength: 128 },
  },
};

interface Property {
  type?: string | string[];
  anyOf?: unknown[];
}

type RowSchema = { allOf: [unknown, { properties: Record<string, Property> }] };

/** The attributes of a type by name, from the description of its rows. */
export function attributesOf(type: ResourceType): Record<string, Property> {
  const row = description.components.schemas[schemas[type] as "Host"] as unknown as RowSchema;
  return Object.fromEntries(Object.entries(row.allOf[1].properties).filter(([name]) => !derived.includes(name)));
}

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, formats: { ...formats, int64: true } });
ajv.addSchema(description as object, "api", undefined, false);

const validators = new Map<ResourceType, ValidateFunction>();

function validatorOf(type: ResourceType): ValidateFunction {
  const made = validators.get(type) ?? ajv.compile(schemaOf(type));
  validators.set(type, made);
  return made;
}

function schemaOf(type: ResourceType): object {
  const base = (name: string) => ({ $ref: `api#/components/schemas/ResourceBase/properties/${name}` });
  const own = (name: string) => ({ $ref: `api#/components/schemas/${schemas[type]}/allOf/1/properties/${name}` });
  const attributes = attributesOf(type);
  const attrs = Object.fromEntries(Object.keys(attributes).map((name) => [name, own(name)]));
  // What may neither be null nor be a list without anything has to be told.
  const needed = Object.keys(attributes).filter((name) => attributes[name]?.type === "string");
  return {
    type: "object",
    required: ["type", "resourceId", "regionId", "status"],
    properties: {
      ...Object.fromEntries(ofApi.map((name) => [name, base(name)])),
      ...ofOurs,
      status: own("status"),
      attrs: { type: "object", required: needed, properties: attrs, additionalProperties: false },
    },
    additionalProperties: false,
  };
}

/** Checks what a file says of a resource. @returns the resource, or all that is wrong */
export function checkEntry(said: Described): { entry: Entry } | { problems: string[] } {
  if (JSON.stringify(said).includes("\\u0000")) return { problems: ["has a NUL character"] };
  const described: Described = { attrs: {}, ...filled(said) };
  const { type } = described;
  if (typeof type !== "string" || !isType(type))
    return { problems: [`\`type\` must be one of ${resourceTypes.join(", ")}${instead(type)}`] };
  const validate = validatorOf(type);
  const problems = validate(described) ? [] : (validate.errors ?? []).flatMap(problemOf);
  const times = { createTime: timeOf(described, "createTime"), expireTime: timeOf(described, "expireTime") };
  for (const [name, time] of Object.entries(times))
    if (time === "wrong")
      problems.push(
        `\`${name}\` must be a time such as 2026-05-01T08:00:00Z or 2026-05-01 16:00:00${instead(described[name])}`,
      );
  return problems.length > 0 ? { problems: [...new Set(problems)] } : { entry: entryOf(type, described, times) };
}

/** Without what says nothing. */
function filled(described: Described): Described {
  return Object.fromEntries(
    Object.entries(described).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  );
}

function isType(type: string): type is ResourceType {
  return (resourceTypes as readonly string[]).includes(type);
}

type Times = Record<"createTime" | "expireTime", Date | null | "wrong">;

function entryOf(type: ResourceType, described: Described, times: Times): Entry {
  const text = (name: string) => (typeof described[name] === "string" ? (described[name] as string) : null);
  const [resourceId, status] = [text("resourceId") ?? "", text("status") ?? ""];
  return {
    type,
    regionId: text("regionId") ?? "",
    item: {
      resourceId,
      name: text("name") ?? resourceId,
      zoneId: text("zoneId"),
      status,
      rawStatus: text("rawStatus") ?? status,
      payMode: text("payMode") === "prePay" ? "prePay" : "postPay",
      projectName: text("projectName"),
      createTime: times.createTime as Date | null,
      expireTime: times.expireTime as Date | null,
      hostRef: text("hostResourceId"),
      networkRef: text("networkResourceId"),
      attrs: { ...unknownAttributes(type), ...(described.attrs as object | undefined) },
    },
    tags: (described.tags ?? {}) as Record<string, string>,
  };
}

/** Every attribute as one of which nothing is known: no list has anything in it. */
function unknownAttributes(type: ResourceType): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributesOf(type)).map(([name, property]) => [name, property.type === "array" ? [] : null]),
  );
}

/** With an offset it is what it says; without one the API's local time. */
function timeOf(described: Described, name: "createTime" | "expireTime"): Date | null | "wrong" {
  const text = described[name];
  if (text === undefined) return null;
  if (typeof text !== "string") return "wrong";
  const isLocal = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text);
  const isIso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text);
  if (!isLocal && !isIso) return "wrong";
  const time = isLocal ? fromLocal(text) : new Date(text);
  return Number.isNaN(time.getTime()) ? "wrong" : time;
}

/** One mistake in a sentence: "`attrs.cpu` must be integer, is "x"". Of what may also be null only the other choice is told. */
function problemOf({ keyword, instancePath, params, message, data, schemaPath, propertyName }: ErrorObject): string[] {
  const isNullChoice = keyword === "anyOf" || (keyword === "type" && schemaPath.endsWith("/anyOf/1/type"));
  if (isNullChoice || propertyName !== undefined) return [];
  const name = instancePath.slice(1).replaceAll("/", ".");
  const inside = name === "" ? "" : `${name}.`;
  if (keyword === "required") return [`\`${inside}${params.missingProperty}\` is missing`];
  if (keyword === "additionalProperties") return [`\`${inside}${params.additionalProperty}\` is not known`];
  if (keyword === "propertyNames") return [`a tag's key must have 1 to 64 characters${instead(params.propertyName)}`];
  if (keyword === "enum")
    return [`\`${name}\` must be one of ${(params.allowedValues as string[]).join(", ")}${instead(data)}`];
  return [`\`${name}\` ${message?.replace(",null", "")}${instead(data)}`];
}

const longestQuote = 60;

function instead(value: unknown): string {
  if (value === undefined) return ", is missing";
  const text = JSON.stringify(value);
  return `, is ${text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text}`;
}
