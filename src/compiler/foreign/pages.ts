import { freeName } from "../api/free-name";
import type { ConfigScreen } from "../../model/config/screen";
import type { Operation } from "../api/operation";
import { type Plan, sharedParts, type SubjectPlan } from "./places";
import { ScreenWriter } from "./screens";
import { typedIn } from "./shown";
import { shapeWords, subjectWords } from "./words";
import type { Words } from "../../model/words";

/** A page of the console: its file, its address and its entry of the menu. */
export interface PlannedPage {
  file: string;
  /** Absent: it opens over others. */
  route?: string;
  code: string;
  words: Words;
  screen: ConfigScreen;
}

/** The pages of one tag. `others` are those that are about no list: below an entry of their own. */
export interface PlannedArea {
  code: string;
  words: Words;
  pages: PlannedPage[];
  others: { code: string; pages: PlannedPage[] };
}

/** So many buttons a list has; further operations have pages. */
const BUTTONS = 4;

/** Home has the first code. */
const FIRST_CODE = 2;

/** The pages of a console, tag by tag. */
export function pagesOf({ subjects }: Plan, tags: readonly string[]): PlannedArea[] {
  const used = new Set<string>();
  const known = [...new Set([...tags, ...subjects.map(({ tag }) => tag)])].filter((tag) =>
    subjects.some((each) => each.tag === tag),
  );
  return known.map((tag, index) => {
    const code = `v${index + FIRST_CODE}`;
    const own = subjects.filter((each) => each.tag === tag);
    return areaOf(tag, code, own, used);
  });
}

function areaOf(tag: string, code: string, subjects: readonly SubjectPlan[], used: Set<string>): PlannedArea {
  const folder = freeName(kebab(tag), used, "-");
  const names = new Set<string>();
  const pages: PlannedPage[] = [];
  const others: PlannedPage[] = [];
  const addPage = (
    operation: Operation,
    among: PlannedPage[],
    codes: string,
    write: (writer: ScreenWriter, route: string) => void,
    words: Words,
  ): void => {
    const file = freeName(kebab(operation.id), names, "-");
    const route = `/${folder}/${file}`;
    const own = `${codes}${among.filter((page) => page.route !== undefined).length + 1}`;
    const writer = new ScreenWriter((list) => freeName(kebab(list.id), used, "-"));
    const placed = (name: string): string => `config/screens/${folder}/${name}.json`;
    write(writer, route);
    among.push({ file: placed(freeName(file, used, "-")), route, code: own, words, screen: writer.screen(words, own) });
    for (const { name, list, writer: inner } of writer.below) {
      const said = subjectWords(list);
      among.push({ file: placed(name), code: own, words: said, screen: inner.screen(said, own) });
    }
  };
  const rest = subjects.flatMap(({ calls }) => calls);
  const objects = subjects.flatMap((each) => each.objects);
  const buttons = subjects.flatMap(({ root }) => (root ? buttonsOf(subjects, root.operation) : []));
  // What is done without typing anything is no form: it is a button of the page that has the most of its address.
  const callsOf = (object: Operation): Operation[] =>
    rest.filter((each) => {
      const isBare = !buttons.includes(each) && each.shapes.every((shape) => typedIn(shape, {}).length === 0);
      return each.path === object.path || (isBare && nearestOf(objects, each.path) === object);
    });
  const single = (operation: Operation): void =>
    addPage(
      operation,
      pages,
      `${code}-`,
      (writer, route) => void writer.detail({ operation, send: {} }, undefined, route, callsOf(operation)),
      subjectWords(operation),
    );
  for (const { root } of subjects) {
    const calls = root ? buttonsOf(subjects, root.operation) : [];
    if (root)
      addPage(
        root.operation,
        pages,
        `${code}-`,
        (writer, route) => writer.list(root, route, calls),
        subjectWords(root.operation),
      );
  }
  for (const operation of objects) single(operation);
  const shown = new Set([...buttons, ...objects.flatMap(callsOf)]);
  const forms = subjects
    .flatMap(({ calls, questions }) => [...calls, ...questions])
    .filter((operation) => !shown.has(operation));
  const below = `${code}-${pages.filter(({ route }) => route !== undefined).length + 1}`;
  for (const operation of forms)
    for (const shape of operation.shapes) {
      addPage(
        operation,
        others,
        `${below}.`,
        (writer, route) => void writer.form({ operation, send: {} }, shape, "form", undefined, route),
        shapeWords(operation, shape),
      );
    }
  return { code, words: { zh: tag, en: tag }, pages, others: { code: below, pages: others } };
}

/** The operation whose address has the most in common with one. */
function nearestOf(operations: readonly Operation[], path: string): Operation | undefined {
  const shared = (operation: Operation): number => sharedParts(operation.path, path);
  return operations.toSorted((one, other) => shared(other) - shared(one))[0];
}

/** What a list's page has buttons for: what is sent to its own address first. */
function buttonsOf(subjects: readonly SubjectPlan[], list: Operation): Operation[] {
  const own = subjects.find(({ root }) => root?.operation === list)?.calls ?? [];
  const isOwn = ({ path }: Operation): number => (path === list.path ? 0 : 1);
  const plain = own.filter(({ shapes }) => shapes.length === 1 || shapes.length <= BUTTONS);
  return plain.toSorted((one, other) => isOwn(one) - isOwn(other)).slice(0, BUTTONS);
}

function kebab(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  const joined = words.join("-");
  return /^[a-z]/.test(joined) ? joined : `x-${joined}`;
}
