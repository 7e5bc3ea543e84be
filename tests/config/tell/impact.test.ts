import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { JsonSchema, OpenApiDocument, OperationObject } from "../../../src/compiler/api/json-schema";
import { describe as readDescription } from "../../../src/compiler/api/description";
import { check } from "../../../src/compiler/compile";
import { fixRenames } from "../../../src/compiler/impact/fix";
import { formatImpacts, impactsJson } from "../../../src/compiler/impact/format";
import { type Impacts, impactsOf } from "../../../src/compiler/impact/impacts";
import { readFolder } from "../../../src/compiler/node/read-folder";
import type { Texts } from "../../../src/compiler/sources";

const recharge = "config/screens/cost/recharge.json";
const roles = "config/screens/user/roles.json";

let texts: Texts;
let before: ReturnType<typeof check>;
beforeAll(async () => {
  const { config, handwritten = [], description } = await readFolder(path.join(import.meta.dirname, "../../.."));
  // Two screens and whatever is no screen: what is missing besides is the same before and after.
  const looked = config.filter(
    ({ path: file }) => !file.startsWith("config/screens/") || file === recharge || file === roles,
  );
  texts = {
    config: looked,
    handwritten: handwritten.filter(({ path: file }) => file === "src/state/enter.ts"),
    description,
  };
  before = checked(document());
});

const document = () => JSON.parse(texts.description) as OpenApiDocument;
const checked = (api: OpenApiDocument, config = texts.config) => check({ ...texts, config, api: readDescription(api) });

/** What a changed copy of the API does to config. */
function impactsWith(change: (api: OpenApiDocument) => void, config = texts.config): Impacts {
  const api = document();
  change(api);
  const was = config === texts.config ? before : checked(document(), config);
  const after = checked(api, config);
  return impactsOf(was.scope.program, after.scope.program, {
    before: was.reported().errors,
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

  it("says of a limit that config has tightened as much already that it asks for it itself", () => {
    const config = texts.config.map((file) =>
      file.path === recharge
        ? { ...file, text: file.text.replace('"amount": {', '"amount": { "minimum": 5, "maximum": 900,') }
        : file,
    );
    const impacts = impactsWith((api) => {
      Object.assign(schema(api, "RechargeAmount"), { "x-maximum": "800.00", "x-minimum": "1.00" });
    }, config);
    expect(told(impacts)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^breaks .* field “Amount”: largest value is now 800.00, before .*; values that were accepted are refused$/,
        ),
        expect.stringMatching(
          /^shows .* field “Amount”: smallest value is now 1.00, before 0.01; config asks for it itself$/,
        ),
      ]),
    );
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
        /^breaks .*\/roles\.json "userCount" Roles › list › column “.*”: its type is now a text, before a number; it is shown in another way$/,
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

/** Further changes, whether they break, and the sentence of one place. */
const further: [string, (api: OpenApiDocument) => void, string][] = [
  [
    "a longer text",
    (api) => {
      schema(api, "PayerName").maxLength = 200;
    },
    `shows ${recharge} "payerName" Recharge records › form “Recharge” › field “Payer”: longest length is now 200, before 100; more values are accepted`,
  ],
  [
    "a text of any length",
    (api) => {
      delete schema(api, "PayerName").maxLength;
    },
    `shows ${recharge} "payerName" Recharge records › form “Recharge” › field “Payer”: longest length is now none, before 100; more values are accepted`,
  ],
  [
    "an input that is required now",
    (api) => {
      schema(api, "CreateRechargeRequest").required?.push("remark");
    },
    `breaks ${recharge} "remark" Recharge records › form “Recharge” › field “Remarks”: now required; it can no longer be left empty`,
  ],
  [
    "an input that config requires itself",
    (api) => {
      schema(api, "CreateRechargeRequest").required?.push("payerName");
    },
    `shows ${recharge} "payerName" Recharge records › form “Recharge” › field “Payer”: now required; config asks for it itself`,
  ],
  [
    "a value that is new",
    (api) => {
      schema(api, "RechargeWay").enum?.push("Crypto");
    },
    `shows ${recharge} "rechargeWay" Recharge records › list › column “Method”: now also has Crypto; new values may come here`,
  ],
  [
    "a value that is gone, in a condition",
    (api) => {
      schema(api, "RechargeWay").enum = ["Alipay", "WeChat", "BankTransfer", "OfflineRemittance"];
    },
    `breaks ${recharge} "UnionPay" "rechargeWay" never is "UnionPay"; it may be Alipay, WeChat, BankTransfer, OfflineRemittance`,
  ],
  [
    "a type of users that no rule names",
    (api) => {
      schema(api, "CustomType").enum?.push(9);
      schema(api, "CustomType")["x-enum-varnames"]?.push("reseller");
    },
    'shows config/rules/menu.json "member" Menu rules › rule “§6: customers of type 4 who are no channel users have no v3-6”: customType now also has reseller, which the rule does not name',
  ],
  [
    "an operation that is gone",
    (api) => {
      for (const methods of Object.values(api.paths))
        for (const [method, { operationId }] of Object.entries(methods as Record<string, OperationObject>))
          if (operationId === "cancelRecharge") delete methods[method];
    },
    `breaks ${recharge} "cancelRecharge" Recharge records › “Cancel recharge”: cancelRecharge removed`,
  ],
  [
    "an operation that is to be confirmed now",
    (api) => {
      operation(api, "payRecharge")["x-danger"] = true;
    },
    `shows ${recharge} "payRecharge" Recharge records › form “Pay”: payRecharge now marked as dangerous (x-danger): it has to be confirmed`,
  ],
  [
    "an operation that changes nothing any more",
    (api) => {
      operation(api, "cancelRecharge")["x-change"] = false;
    },
    `breaks ${recharge} "cancelRecharge" Recharge records › “Cancel recharge”: cancelRecharge no longer marked as changing data (x-change)`,
  ],
  [
    "an operation that replaces what is there",
    (api) => {
      operation(api, "createRecharge")["x-edits"] = true;
    },
    `shows ${recharge} "createRecharge" Recharge records › form “Recharge”: createRecharge now replaces what is there (x-edits): a form has to load it first`,
  ],
  [
    "an operation that is called at another address",
    (api) => {
      api.paths["/api/v1/other"] = api.paths["/api/v1/recharge/cancel"] ?? {};
      delete api.paths["/api/v1/recharge/cancel"];
    },
    `shows ${recharge} "cancelRecharge" Recharge records › “Cancel recharge”: cancelRecharge is called as POST /api/v1/other now, before POST /api/v1/recharge/cancel`,
  ],
  [
    "an action that opens a form which others may send now",
    (api) => {
      operation(api, "createRecharge")["x-permission"] = "v3-8";
    },
    `breaks ${recharge} "create" Recharge records › form “Recharge”: createRecharge now needs v3-8, before v3-7; users with Recharge records (v3-7) but without Fund transfers (v3-8) can no longer use it`,
  ],
  [
    "an order that is gone",
    (api) => {
      schema(api, "RechargeSortField").enum = ["applyTime"];
    },
    `breaks ${recharge} "listRecharges" Recharge records › list: listRecharges no longer has rechargeNo, amount to sort by`,
  ],
  [
    "a filter that is gone",
    (api) => {
      delete schema(api, "ListRechargesRequest").properties?.rechargeWay;
    },
    `breaks ${recharge} "rechargeWay" Recharge records › list › filter “Method”: rechargeWay of ListRechargesRequest removed`,
  ],
  [
    "a field of the answer that is gone",
    (api) => {
      delete schema(api, "Recharge").properties?.arriveTime;
    },
    `breaks ${recharge} "arriveTime" Recharge records › list › column “Credited at”: arriveTime of Recharge removed`,
  ],
  [
    "a column that may be empty",
    (api) => {
      const row = schema(api, "Recharge");
      row.required = row.required?.filter((name) => name !== "amount");
    },
    `shows ${recharge} "amount" Recharge records › list › column “Amount”: no longer required; it may be empty here`,
  ],
  [
    "an id that may be missing where it is sent",
    (api) => {
      const row = schema(api, "Recharge");
      row.required = row.required?.filter((name) => name !== "id");
    },
    `breaks ${recharge} "cancelRecharge" Recharge records › “Cancel recharge” › what is sent comes from “id”: no longer required; it may be missing where it is sent`,
  ],
  [
    "a part written by hand",
    (api) => {
      operation(api, "getAuthority").operationId = "getAuthorities";
    },
    "breaks src/state/enter.ts c hand-written part calls getAuthority: renamed to getAuthorities (a guess)",
  ],
];

describe("a change of the API", () => {
  it.each(further)("is told where it is %s", (_, change, sentence) => {
    expect(told(impactsWith(change))).toContainEqual(sentence);
  });

  it("is told, too, where nothing of config names it", () => {
    const { impacts, unused } = impactsWith((api) => {
      const row = schema(api, "Recharge");
      row.properties = { ...row.properties, currency: { type: "string" } };
    });
    expect([impacts, unused.map(({ en }) => en)]).toEqual([[], ["answered currency of Recharge: added"]]);
  });
});

describe("renames", () => {
  const rename = (api: OpenApiDocument) => {
    for (const name of ["Recharge", "RechargeDetail"]) {
      const row = schema(api, name);
      const { arriveTime = {}, ...others } = row.properties ?? {};
      row.properties = { ...others, creditTime: { ...arriveTime, description: "When it was credited." } };
      row.required = row.required?.map((each) => (each === "arriveTime" ? "creditTime" : each));
    }
    operation(api, "cancelRecharge").operationId = "withdrawRecharge";
  };

  it("are guessed and told where they break", () => {
    const impacts = impactsWith((api) => {
      property(api, "Recharge", "arriveTime").description = "When it was credited.";
      rename(api);
    });
    expect(impacts.renames).toEqual(
      expect.arrayContaining([{ of: "operation", from: "cancelRecharge", to: "withdrawRecharge" }]),
    );
    expect(told(impacts)).toContainEqual(
      `breaks ${recharge} "cancelRecharge" Recharge records › “Cancel recharge”: cancelRecharge renamed to withdrawRecharge (a guess)`,
    );
  });

  it("are written into config, and nothing else is", () => {
    const api = document();
    rename(api);
    const renames = [
      { of: "operation", from: "cancelRecharge", to: "withdrawRecharge" },
      { of: "field", from: "arriveTime", to: "creditTime" },
    ] as const;
    const { files, count, rest } = fixRenames(
      texts.config,
      renames,
      (config) => checked(api, config).reported().errors,
    );
    const was = texts.config.find(({ path: file }) => file === recharge)?.text;
    const is = files.find(({ path: file }) => file === recharge)?.text;
    expect([rest, count]).toEqual([before.reported().errors, 4]);
    expect(is).toBe(was?.replaceAll('"arriveTime"', '"creditTime"').replace('"cancelRecharge"', '"withdrawRecharge"'));
    expect(files.filter((file, index) => file !== texts.config[index]).map(({ path: file }) => file)).toEqual([
      recharge,
    ]);
  });
});

describe("the rename of a field that another call still has", () => {
  it("declares it once more, in the same words", () => {
    const api = document();
    for (const name of ["Recharge", "RechargeDetail"]) {
      const row = schema(api, name);
      const { amount = {}, ...others } = row.properties ?? {};
      row.properties = { ...others, payAmount: amount };
      row.required = row.required?.map((each) => (each === "amount" ? "payAmount" : each));
    }
    const renames = [{ of: "field", from: "amount", to: "payAmount" }] as const;
    const { files, rest } = fixRenames(texts.config, renames, (config) => checked(api, config).reported().errors);
    const text = files.find(({ path: file }) => file === recharge)?.text ?? "";
    const { fields, views } = JSON.parse(text) as {
      fields: Record<string, unknown>;
      views: Record<string, { columns?: string[]; filters?: string[] }>;
    };
    expect(rest).toEqual(before.reported().errors);
    expect(fields.payAmount).toEqual(fields.amount);
    expect([views.list?.columns?.[1], views.list?.filters?.[3]]).toEqual(["payAmount", "amount"]);
    expect(text).toContain('    "payAmount": {\n      "zh": "充值金额",\n');
  });
});

describe("impacts for people and tools", () => {
  const impacts = () =>
    impactsWith((api) => {
      operation(api, "cancelRecharge")["x-permission"] = undefined as unknown as string;
      schema(api, "PayerName").maxLength = 10;
    });

  it("stand in their groups with file, line and column", () => {
    const [first, second, , fourth] = formatImpacts(impacts(), "zh").split("\n");
    expect(first).toMatch(/^须处理：配置有错误，或行为改变 \(\d+\)$/);
    expect(second).toMatch(
      /^config\/screens\/.*\.json:\d+:\d+ {2}.*最大长度改为 10，原为 100；原来可接受的值会被拒绝$/,
    );
    expect(fourth).toBeDefined();
    expect(formatImpacts({ impacts: [], unused: [], renames: [] }, "en")).toBe("the API is the same");
  });

  it("are JSON for tools", () => {
    expect(JSON.parse(impactsJson(impacts(), "en"))).toMatchObject({
      impacts: expect.arrayContaining([
        {
          breaks: false,
          file: recharge,
          line: 193,
          column: 15,
          message:
            "Recharge records › “Cancel recharge”: cancelRecharge now needs no code, before v3-7; every signed-in user can use it",
        },
      ]) as unknown,
    });
  });
});
