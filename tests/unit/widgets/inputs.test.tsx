import { plainReading } from "../../../src/domain/reading";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import messages from "../../../config/words/messages.json";
import type { FormField, FormProperty } from "../../../src/model/resolved-form";
import { type WidgetName, widgetNames, widgetRow } from "../../../src/model/widgets";
import { matchingOptions, movedIndex } from "../../../src/widgets/choice/options";
import type { InputProps, Say } from "../../../src/widgets/contract";
import { inputs } from "../../../src/widgets/inputs";

const say: Say = (key, values) =>
  messages[key].en.replace(/\{(\w+)\}/g, (_place, name: string) => String(values?.[name]));

interface Drawn {
  widget: WidgetName;
  value?: unknown;
  property?: Partial<FormProperty>;
  field?: Partial<FormField>;
  props?: Partial<InputProps>;
}

function draw({ widget, value, property, field, props }: Drawn): string {
  const Input = inputs[widget];
  if (!Input) throw new Error(`${widget} has no input`);
  const element: ReactElement = (
    <Input
      id="f_x"
      name="x"
      value={value}
      onChange={() => undefined}
      onBlur={() => undefined}
      disabled={false}
      readOnly={false}
      required={false}
      invalid={false}
      language="en"
      enums={{ Way: { a: { zh: "甲", en: "A" }, b: { zh: "乙", en: "B" } } }}
      values={{}}
      reading={plainReading}
      text={say}
      property={{ type: "string", ...property }}
      field={{ name: "x", words: { zh: "某", en: "X" }, widget, required: false, ...field }}
      {...props}
    />
  );
  return renderToStaticMarkup(element);
}

describe("every widget that config may put into a form", () => {
  it("has an input here exactly where the compiler says so", () => {
    const promised: string[] = widgetNames.filter((name) => widgetRow(name).input);
    // Rows are made of inputs, and filters ask for choices: the form's own parts.
    for (const own of ["rows", "filter"]) promised.splice(promised.indexOf(own), 1);
    expect(Object.keys(inputs).sort()).toEqual(promised.sort());
  });

  it.each(Object.keys(inputs) as WidgetName[])("%s draws with nothing to show, and tells of its problem", (widget) => {
    const html = draw({
      widget,
      props: { invalid: true, describedBy: "f_x__error", options: [{ value: 1, label: "One" }], tree: [] },
    });
    expect(html).toContain('id="f_x"');
    expect(html).toContain("f_x__error");
  });

  it.each([null, undefined, 3, "text", true, [], ["a"], {}])("none fails on %o", (value) => {
    for (const widget of Object.keys(inputs) as WidgetName[]) expect(() => draw({ widget, value })).not.toThrow();
  });
});

describe("values as they are read", () => {
  it.each([
    { widget: "money", value: "1234567.5", shows: 'value="1,234,567.50"' },
    {
      widget: "money",
      value: "1234567.5",
      props: { reading: { ...plainReading, grouping: "space" } },
      shows: 'value="1\u202F234\u202F567.50"',
    },
    { widget: "money", value: "0.00000001", shows: 'value="0.00000001"' },
    { widget: "percent", value: "0.125", shows: 'value="12.5"' },
    { widget: "dateTime", value: "2025-06-01 10:30:00", shows: 'value="2025-06-01 10:30:00"' },
    { widget: "month", value: "2025-06", shows: 'value="2025-06"' },
    { widget: "date", value: "2025-06-01", shows: 'value="2025-06-01"' },
    {
      widget: "dateTime",
      value: "2025-06-01 10:30:00",
      props: { reading: { ...plainReading, timeZone: "UTC" } },
      shows: 'value="2025-06-01 02:30:00"',
    },
    { widget: "dateTime", value: "soon", shows: 'value="soon"' },
    { widget: "number", value: 3, shows: 'value="3"' },
    { widget: "switch", value: true, shows: "checked" },
    { widget: "tags", value: ["red"], shows: "Remove red" },
  ] as const)("$widget shows $value as $shows", ({ shows, ...drawn }) => {
    expect(draw(drawn)).toContain(shows);
  });
});

describe("any of several choices", () => {
  const drawn = (label: string) =>
    draw({
      widget: "multiChoice",
      value: [],
      props: {
        options: [
          { value: 1, label },
          { value: 2, label: "8080" },
        ],
      },
    });

  it("show those that were chosen before, however many there are", () => {
    const options = Array.from({ length: 150 }, (_, value) => ({ value, label: `role ${value}` }));
    const shown = draw({ widget: "multiChoice", value: [149], props: { options } }).match(/role \d+/g);
    expect(shown).toHaveLength(100);
    expect(shown?.slice(0, 2)).toEqual(["role 149", "role 0"]);
    const few = draw({ widget: "multiChoice", value: [99], props: { options: options.slice(0, 100) } });
    expect(few.match(/role \d+/g)?.[0]).toBe("role 0");
  });

  it("stand side by side while they are short, else one below the other", () => {
    expect(drawn("443")).not.toContain("input-checks-long");
    expect(drawn("2026-10 · A customer with a long name · A product · ¥104.27")).toContain("input-checks-long");
  });
});

describe("the IP input (§5)", () => {
  const html = draw({
    widget: "ipAddress",
    value: "10.0.0.255",
    field: { certificateField: "certificate" },
    props: { values: { certificate: "yes" } },
  });

  it("has four boxes, each named by its place", () => {
    expect(html.match(/<input/g)).toHaveLength(4);
    for (const number of [1, 2, 3, 4]) expect(html).toContain(`aria-label="octet ${number} of 4"`);
    expect([...html.matchAll(/value="(\d*)"/g)].map(([, octet]) => octet)).toEqual(["10", "0", "0", "255"]);
  });

  it("is one group under the field's label", () => {
    expect(html).toContain('role="group"');
    expect(html).toContain('aria-labelledby="f_x__label"');
  });

  it("shows the prefix of the certificate choice, and none without a choice", () => {
    expect(html).toContain("https://");
    expect(
      draw({
        widget: "ipAddress",
        field: { certificateField: "certificate" },
        props: { values: { certificate: "no" } },
      }),
    ).toContain("http://");
    expect(draw({ widget: "ipAddress", field: { certificateField: "certificate" } })).not.toContain("://");
    expect(draw({ widget: "ipAddress", props: { values: { certificate: "yes" } } })).not.toContain("://");
  });
});

describe("passwords", () => {
  it("asks for the present password without advice", () => {
    const html = draw({ widget: "password", props: { autoComplete: "current-password" } });
    expect(html).toContain('autoComplete="current-password"');
    expect(html).not.toContain("password-strength");
  });

  it("advises on a new one, and not again on its repetition", () => {
    const html = draw({ widget: "password", value: "Demo@12345", props: { autoComplete: "new-password" } });
    expect(html).toContain("Strength: good");
    expect(html).toContain('type="password"');
    expect(
      draw({ widget: "password", field: { sameAs: "password" }, props: { autoComplete: "new-password" } }),
    ).not.toContain("password-strength");
  });
});

describe("choices", () => {
  it("takes the words of an enum in the order of the description", () => {
    const html = draw({ widget: "choice", field: { enum: "Way" }, property: { enum: ["b", "a"] } });
    expect(html.indexOf(">B<")).toBeLessThan(html.indexOf(">A<"));
    expect(html).toContain("<select");
  });

  it("can be searched where a call answers, and waits until it has", () => {
    const field = { choices: { call: "listRoles", value: "id", label: "roleName", send: {} } };
    const html = draw({ widget: "choice", value: 2, field, props: { options: [{ value: 2, label: "Auditor" }] } });
    expect(html).toContain('role="combobox"');
    expect(html).toContain('value="Auditor"');
    expect(draw({ widget: "choice", field })).toContain("Loading…");
  });

  it.each([
    { query: "", found: ["Alibaba Cloud", "Huawei Cloud", "华为云"] },
    { query: "cloud HUA", found: ["Huawei Cloud"] },
    { query: "华为", found: ["华为云"] },
    { query: "ｃｌｏｕｄ", found: ["Alibaba Cloud", "Huawei Cloud"] },
    { query: "x", found: [] },
  ])("“$query” finds $found", ({ query, found }) => {
    const options = ["Alibaba Cloud", "Huawei Cloud", "华为云"].map((label) => ({ value: label, label }));
    expect(matchingOptions(options, query).map(({ label }) => label)).toEqual(found);
  });

  it("walks round the ends of its list", () => {
    expect([movedIndex(2, 1, 3), movedIndex(0, -1, 3), movedIndex(0, 1, 0)]).toEqual([0, 2, 0]);
  });
});

describe("what is chosen of choices that are fetched", () => {
  const drawn = (widget: WidgetName, value: unknown, labels: Record<number, string>, state?: "loading") =>
    draw({
      widget,
      value,
      field: { choices: { call: "listThings", value: "id", label: "name", send: {}, paged: true } },
      props: {
        fetched: {
          options: [],
          total: 0,
          labelOf: (each) => labels[Number(each)],
          state,
          more: false,
          search: () => undefined,
          loadMore: () => undefined,
        },
      },
    });

  it.each([
    ["choice" as const, 82],
    ["multiChoice" as const, [82]],
  ])("%s shows its label, none while that may still come, and its code where it has none", (widget, value) => {
    expect(drawn(widget, value, { 82: "crm-api-27" })).toContain("crm-api-27");
    expect(drawn(widget, value, {}, "loading")).toMatch(/[">]…[<"]/);
    expect(drawn(widget, value, {}, "loading")).not.toMatch(/[">]82[<"]/);
    expect(drawn(widget, value, {})).toMatch(/[">]82[<"]/);
  });
});
