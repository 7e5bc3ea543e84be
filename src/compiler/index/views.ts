import type { ConfigAction, ConfigView } from "../../model/config/screen";
import type { Operation, RequestShape, Row } from "../api/description";
import type { Path } from "../read/config-file";
import { cardCalls, type CardCall } from "./cards";
import { detailSections } from "./detail-sections";
import { formSections } from "./form-sections";
import { pickShape, type PickedShape } from "./pick-shape";
import type { Program, Subject } from "./program";

/** A view together with what the API says about its calls. Parts that could not be found are absent. */
export interface ViewInfo {
  subject: Subject;
  name: string;
  view: ConfigView;
  path: Path;
  /** Parameters of its address, in order. */
  params: string[];
  operation?: Operation;
  /** The request shape of `operation` that is meant. */
  picked?: PickedShape;
  shape?: RequestShape;
  /** What it shows or edits: the row of a list, the answer of a detail or of a form's load. */
  row?: Row;
  load?: { operation: Operation; shape: RequestShape };
  /** The call that previews a form; without a row where it answers no object. */
  preview?: { operation: Operation; shape: RequestShape; row?: Row };
  /** The calls of a board's cards. */
  cards?: CardCall[];
}

/** How many rows an action has at hand. */
export type RowsAtHand = "none" | "one" | "many";

/** A place where a view lists an action. */
export interface ActionUse {
  name: string;
  info: ViewInfo;
  slot: "actions" | "rowActions" | "bulkActions" | "onOpen" | "form" | "next";
  path: Path;
  rows: RowsAtHand;
  /** Absent if the action of that name is. */
  action?: ConfigAction;
}

/** A subject with its views and where they list which action. */
export interface SubjectInfo {
  subject: Subject;
  views: ViewInfo[];
  uses: ActionUse[];
}

/** Looks up everything that a subject's views and actions name. */
export function subjectInfo(program: Program, subject: Subject): SubjectInfo {
  const views = Object.entries(subject.value.views).map(([name, view]) => viewInfo(program, subject, name, view));
  return { subject, views, uses: views.flatMap((info) => actionUses(info)) };
}

/** Codes of which any admits to a view: its own, or else its file's, or else the menu code; an empty list admits every signed-in user. */
export function admittingCodes({ subject, view }: Pick<ViewInfo, "subject" | "view">): string[] {
  return view.permission ?? subject.value.permission ?? [subject.value.menu];
}

/** Names between braces of an address: /newsCenter/news/{type}. */
export function parametersOf(route: string | undefined): string[] {
  return [...(route ?? "").matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

/** Fields a form lists, in order. */
export function formFields(view: ConfigView): string[] {
  return formSections(view).flatMap(({ section }) => section.fields);
}

function viewInfo(program: Program, subject: Subject, name: string, view: ConfigView): ViewInfo {
  const info: ViewInfo = { subject, name, view, path: ["views", name], params: parametersOf(view.route) };
  if (view.kind === "page") return info;
  if (view.kind === "dashboard") return { ...info, cards: cardCalls(program, view, info.path) };
  const operation = program.api.operation(view.call);
  if (view.kind === "form") {
    addLoad(program, info, view.load?.call);
    addPreview(program, info, view);
  }
  if (!operation) return info;
  info.operation = operation;
  if (view.kind !== "form") {
    const { answer } = operation;
    const wanted = view.kind === "list" ? answer.kind === "page" || answer.kind === "list" : answer.kind === "object";
    if (wanted && "row" in answer) info.row = answer.row;
  }
  const sent = view.kind === "form" ? (view.preview?.sends ?? []) : [];
  const given = [
    ...Object.keys(view.send ?? {}),
    ...sent,
    ...formFields(view).filter((field) => subject.value.fields[field]?.sameAs === undefined),
  ];
  const atHand = [...(info.row?.properties.keys() ?? []), ...info.params];
  info.picked = pickShape(operation, view.kind === "form" ? view.shape : undefined, given, atHand);
  info.shape = info.picked.shape;
  return info;
}

function addLoad(program: Program, info: ViewInfo, call: string | undefined): void {
  const operation = call === undefined ? undefined : program.api.operation(call);
  if (!operation) return;
  info.load = { operation, shape: pickShape(operation, undefined, [], []).shape };
  if (operation.answer.kind === "object") info.row = operation.answer.row;
}

function addPreview(program: Program, info: ViewInfo, { preview }: Extract<ConfigView, { kind: "form" }>): void {
  const operation = preview && program.api.operation(preview.call);
  if (!operation) return;
  const { shape } = pickShape(operation, undefined, Object.keys(preview.send ?? {}), []);
  info.preview = { operation, shape, ...(operation.answer.kind === "object" ? { row: operation.answer.row } : {}) };
}

function actionUses(info: ViewInfo): ActionUse[] {
  const { view, subject, path } = info;
  const use = (name: string, slot: ActionUse["slot"], tail: Path, rows: RowsAtHand): ActionUse => {
    const action = subject.value.actions?.[name];
    return { name, info, slot, path: [...path, slot, ...tail], rows, ...(action ? { action } : {}) };
  };
  const listed = (names: readonly string[] | undefined, slot: ActionUse["slot"], rows: RowsAtHand) =>
    (names ?? []).map((name, index) => use(name, slot, [index], rows));
  const head = listed(
    view.actions,
    "actions",
    view.kind === "detail" || (view.kind === "form" && view.load) ? "one" : "none",
  );
  if (view.kind === "list") {
    return [
      ...head,
      ...listed(view.rowActions, "rowActions", "one"),
      ...listed(view.bulkActions, "bulkActions", "many"),
    ];
  }
  if (view.kind === "form")
    return view.next === undefined ? head : [...head, { ...use(view.next, "next", [], "one"), info: afterwards(info) }];
  if (view.kind !== "detail") return head;
  const forms = detailSections(view).flatMap(({ section, path: at }) =>
    section.form === undefined ? [] : [{ ...use(section.form, "form", [], "one"), path: [...path, ...at, "form"] }],
  );
  return [...head, ...forms, ...(view.onOpen === undefined ? [] : [use(view.onOpen, "onOpen", [], "one")])];
}

/** A form as it is once it has been sent: what is at hand is the answer. */
function afterwards(info: ViewInfo): ViewInfo {
  const { row: _edited, ...rest } = info;
  const answer = info.operation?.answer;
  return answer?.kind === "object" ? { ...rest, row: answer.row } : rest;
}
