import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { unusedLeftOut } from "../../../scripts/setup/lean-router";

const project = fileURLToPath(new URL("../../..", import.meta.url));
const folder = path.join(project, "node_modules", "react-router", "dist/production");

describe("unusedLeftOut", () => {
  test("says that making a component or a context has no effect, and leaves its name for tools out", () => {
    const code = `var Form = React10.forwardRef(\n  function FormWithRef() {}\n);\nForm.displayName = "Form";\nvar Place = React.createContext(null);\n`;
    expect(unusedLeftOut(code)).toBe(
      `var Form = /* @__PURE__ */ React10.forwardRef(\n  function FormWithRef() {}\n);\n\nvar Place = /* @__PURE__ */ React.createContext(null);\n`,
    );
  });

  test("makes a class with its context at once", () => {
    const code = `var Boundary = class extends React2.Component {\n  render() {\n  }\n};\nBoundary.contextType = Place;\n`;
    expect(unusedLeftOut(code)).toBe(
      `var Boundary = /* @__PURE__ */ Object.assign(class extends React2.Component {\n  render() {\n  }\n}, { contextType: Place });\n`,
    );
  });

  test("leaves everything else as it is", () => {
    const code = `function make() {\n  Inner.displayName = "Inner";\n  start();\n}\nglobalThis.made = make();\n`;
    expect(unusedLeftOut(code)).toBe(code);
  });

  test("finds in the router what it is for", () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".mjs"));
    const code = files.map((name) => readFileSync(path.join(folder, name), "utf8")).join("\n");
    for (const made of ["forwardRef", "memo", "createContext"])
      expect(unusedLeftOut(code)).toMatch(new RegExp(`/\\* @__PURE__ \\*/ React\\d*\\.${made}\\(`));
    expect(unusedLeftOut(code)).toMatch(/\/\* @__PURE__ \*\/ Object\.assign\(class extends/);
    expect(code).toMatch(/^Form\.displayName = "Form";$/m);
  });
});
