import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { JsonSchema, OpenApiDocument, OperationObject } from "../../../src/compiler/api/json-schema";
import { describe as readDescription } from "../../../src/compiler/api/description";
import { check } from "../../../src/compiler/compile";
import { fixRenames } from "../../../src/compiler/impact/fix";
import { formatImpacts, impactsJson } from "../../../src/compiler/impact/format";
import { type Impacts, impactsOf } from "../../../src/compiler/impact/impacts";
import { readFolder, type Texts } from "../../../src/compiler/sources";

const recharge = "config/screens/cost/recharge.json";
const orders = "config/screens/order/orders.json";

let texts: Texts;
let before: ReturnType<typeof check>;
beforeAll(async () => {
  texts = await readFolder(path.join(import.meta.dirname, "../../.."));
  before = checked(document());
});

const document = () => JSON.parse(texts.description) as OpenApiDocument;
const checked = (api: OpenApiDocument, config = texts.config) => check({ ...texts, config, api: readDescription(api) });

/** What a changed copy of the API does to config. */
function impactsWith(change: (api: OpenApiDocument) => void): Impacts {
  const api = document();
  change(api);
  const after = checked(api);
  return impactsOf(before.scope.program, after.scope.program, {
    before: before.reported().errors,
    after: after.reported().errors,
  });
}

function schema(api: OpenApiDocument, name: string): JsonSchema {
  const found = api.components?.schemas?.[name];
  if (!found) throw new Error(`no schema ${name}`);
  return found;
}

function property(api: OpenApiDocument, owner: string, name: string): JsonSchema {
  const found = schema(api, owner).properties?.[name];
  if (!found) throw new Error(`no ${owner}.${name}`);
  return found;
}

function operation(api: OpenApiDocument, id: string): OperationObject {
  const all = Object.values(api.paths).flatMap((methods) => Object.values(methods) as OperationObject[]);
  const found = all.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

/** `breaks config/screens/cost/recharge.json:146 "amount"  Recharge records › …`: with what stands at the place. */
function told({ impacts }: Impacts): string[] {
  return impacts.map(({ breaks, file, line, column, words }) => {
    const [, token = ""] = /^(".*?"|\S)/.exec(lineOf(file, line).slice(column - 1)) ?? [];
    return `${breaks ? "breaks" : "shows"} ${file} ${token} ${words.en}`;
  });
}

function lineOf(file: string, line: number): string {
  const sources = [...texts.config, ...(texts.handwritten ?? [])];
  return sources.find((source) => source.path === file)?.text.split("\n")[line - 1] ?? "";
}

describe("what a change of the API does to config", () => {
  it("is nothing where the API is the same", () => {
    expect(impactsWith(() => undefined)).toEqual({ impacts: [], unused: [], renames: [] });
  });

  it("names the input whose largest value is lower, and the hint that says another limit", () => {
    const impacts = impactsWith((api) => {
      Object.assign(schema(api, "RechargeAmount"), { "x-maximum": "1000.00", "x-minimum": "1.00" });
    });
    expect(told(impacts)).toEqual([
      `breaks ${recharge} { Recharge records › field “Amount” › hint: the text “CNY, at least 0.01” still says 0.01`,
      `breaks ${recharge} "amount" Recharge records › form “Recharge” › field “Amount”: largest value is now 1000.00, before 999999999.99; values that were accepted are refused`,
      `breaks ${recharge} "amount" Recharge records › form “Recharge” › field “Amount”: smallest value is now 1.00, before 0.01; values that were accepted are refused`,
    ]);
  });

  it("names the inputs that take shorter texts", () => {
    const impacts = impactsWith((api) => {
      schema(api, "PayerName").maxLength = 10;
    });
    expect(told(impacts)).toContainEqual(
      `breaks ${recharge} "payerName" Recharge records › form “Recharge” › field “Payer”: longest length is now 10, before 100; values that were accepted are refused`,
    );
  });

  it("names the columns that show a text instead of a number", () => {
    const impacts = impactsWith((api) => {
      schema(api, "Role").properties = {
        ...schema(api, "Role").properties,
        userCount: { type: "string" },
      };
    });
    expect(told(impacts)).toContainEqual(
      expect.stringMatching(
        /^breaks config\/screens\/user\/roles\.json "userCount" Roles › list › column “.*”: its type is now a text, before a number; it is shown in another way$/,
      ),
    );
  });

  it("names the form that can be sent without its amount", () => {
    const impacts = impactsWith((api) => {
      const request = schema(api, "CreateRechargeRequest");
      request.required = request.required?.filter((name) => name !== "amount");
    });
    expect(told(impacts)).toEqual([
      `breaks ${recharge} "amount" Recharge records › form “Recharge” › field “Amount”: no longer required; it can be left empty`,
    ]);
  });

  it("names the action that others may do now, and who no longer may", () => {
    const impacts = impactsWith((api) => {
      operation(api, "cancelRecharge")["x-permission"] = "v3-8";
    });
    expect(told(impacts)).toEqual([
      `breaks ${recharge} "cancelRecharge" Recharge records › “Cancel recharge”: cancelRecharge now needs v3-8, before v3-7; users with Recharge records (v3-7) but without Fund transfers (v3-8) can no longer use it`,
    ]);
  });
});
