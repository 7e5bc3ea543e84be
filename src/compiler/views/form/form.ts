import { checkShape } from "../../checks/shapes";
import { openedName } from "../../index/openings";
import type { ViewKind } from "../kind";
import { callsThatFill, formActions, formCalls } from "./calls";
import { checkAbout } from "./about";
import { checkChoices } from "./check-choices";
import { checkFollowed } from "./check-followed";
import { checkNext } from "./check-next";
import { checkPreview } from "./check-preview";
import { checkRules } from "./check-rules";
import { checkSections } from "./check-sections";
import { checkShown } from "./check-shown";
import { checkSelected } from "./check-selected";
import { formFields } from "./fields";
import { lookUpForm, type FormInfo } from "./info";
import { resolveForm } from "./resolve";
import { checkSubmit } from "./submit";

/** Inputs that are sent with a call. */
export const form: ViewKind<FormInfo> = {
  lookUp: lookUpForm,
  fields: formFields,
  calls: formCalls,
  actions: formActions,
  filledBy: callsThatFill,
  serves: ({ operation }) => [operation],
  shows: ({ subject, view: { follows } }) => (follows === undefined ? [] : [openedName(subject.name, follows)]),
  checks: [
    checkShape,
    checkAbout,
    checkSections,
    checkChoices,
    checkFollowed,
    checkNext,
    checkPreview,
    checkRules,
    checkSelected,
    checkShown,
    checkSubmit,
  ],
  route: () => ({ kind: "form" }),
  resolve: resolveForm,
};
