import { describe, expect, it } from "vitest";
import { optionsOf } from "../../../../src/render/shared/use-choices";

describe("choices from an answer", () => {
  const choices = { value: "id", label: "roleName" };

  it.each([
    { answer: [{ id: 1, roleName: "Auditor" }], options: [{ value: 1, label: "Auditor" }] },
    { answer: { list: [{ id: 1, roleName: "Auditor" }], total: 1 }, options: [{ value: 1, label: "Auditor" }] },
    { answer: [{ id: 1 }, { roleName: "No id" }, null], options: [{ value: 1, label: "1" }] },
    { answer: null, options: [] },
    {
      answer: [
        { id: "ali-oss", roleName: "OSS" },
        { id: "ali-oss", roleName: "OSS" },
        { id: "tx-cos", roleName: "COS" },
        { id: "tx-cos", roleName: "COS" },
        { id: "jd-oss", roleName: "OSS" },
      ],
      options: [
        { value: "ali-oss", label: "OSS · ali-oss" },
        { value: "ali-oss", label: "OSS · ali-oss" },
        { value: "tx-cos", label: "COS" },
        { value: "tx-cos", label: "COS" },
        { value: "jd-oss", label: "OSS · jd-oss" },
      ],
    },
  ])("$answer offers $options", ({ answer, options }) => {
    expect(optionsOf(answer, choices)).toEqual(options);
  });
});
