import { expect, test } from "vitest";
import { NavigationState } from "../../../src/state/navigation";

test("§3, §9: tagId is 1 by default, other numbers 0, texts and lists empty", () => {
  const { fields } = new NavigationState();
  const numbers = Object.entries(fields).filter(([, value]) => typeof value === "number");
  expect(Object.fromEntries(numbers)).toEqual({ categoryId: 0, hostId: 0, changeFlag: 0, stopFlag: 0, tagId: 1, cloudId: 0, projectId: 0, viewId: 0, viewSort: 0 });
  const rest = Object.entries(fields).filter(([, value]) => typeof value !== "number");
  expect(Object.fromEntries(rest)).toEqual({ product: "", hostName: "", projectList: [], project: "", viewName: "", projectName: "", cloudCode: "" });
});

test("changes, and goes back to the defaults", () => {
  const state = new NavigationState();
  state.set({ tagId: 3, cloudCode: "tx" });
  expect(state.fields).toMatchObject({ tagId: 3, cloudCode: "tx", cloudId: 0 });
  state.reset();
  expect(state.fields).toMatchObject({ tagId: 1, cloudCode: "" });
});
